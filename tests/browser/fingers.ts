import type { CDPSession, Page } from '@playwright/test'

export interface At {
  x: number
  y: number
}

const STEPS = 8

/** Sends touch input through CDP, as the browser receives it from the system. */
export async function fingersOn(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page)
  const send = (
    type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
    points: readonly At[],
    timestamp?: number, // s since 1970; default: on arrival
  ) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map(({ x, y }, id) => ({ x, y, id })),
      ...(timestamp ? { timestamp } : {}),
    })

  const tap = async (at: At) => {
    await send('touchStart', [at])
    await send('touchEnd', [])
  }
  return {
    send,
    tap,
    /** Timestamps are 120 ms apart, so that a slow first tap does not split the double tap. */
    doubleTap(at: At) {
      const startS = Date.now() / 1000 - 0.2
      return Promise.all([
        send('touchStart', [at], startS),
        send('touchEnd', [], startS + 0.04),
        send('touchStart', [at], startS + 0.12),
        send('touchEnd', [], startS + 0.16),
      ])
    },
    async move(from: readonly At[], to: readonly At[], { stays = false } = {}) {
      for (const count of from.keys()) await send('touchStart', from.slice(0, count + 1))
      for (let step = 1; step <= STEPS; step++) {
        const share = step / STEPS
        await send(
          'touchMove',
          from.map((start, at) => {
            const end = to[at] ?? start
            return { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }
          }),
        )
        await page.evaluate(() => new Promise(requestAnimationFrame))
      }
      if (!stays) await send('touchEnd', [])
    },
  }
}
