import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DrawRequest } from '../../src/server/cardImage'
import { createCardDrawer } from '../../src/server/cardImageDrawer'
import { cardWith } from '../layout/cards'

const THREAD = new URL('./drawingThread.mjs', import.meta.url)

afterEach(() => void vi.useRealTimers())

/** A card that does to the thread what is named, and how often the thread has begun it. */
function card(scale: 1 | 2 | 3 | 4, deed: string) {
  const tries = new Int32Array(new SharedArrayBuffer(4))
  const request: DrawRequest = {
    card: cardWith({}),
    scale,
    pictures: { [deed]: new Uint8Array(tries.buffer) },
  }
  return { request, tries: () => Atomics.load(tries, 0) }
}

describe('the drawing thread', () => {
  it.each(['exits', 'throws', 'memory'])(
    'is begun again where it %s, once for the same card, and for the next',
    async (deed) => {
      const draw = createCardDrawer(THREAD)
      const deadly = card(1, deed)
      const answers = await Promise.allSettled(
        [deadly, card(2, 'drawn'), card(3, 'drawn')].map(({ request }) => draw(request)),
      )
      expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
      expect(deadly.tries()).toBe(2)
      expect(await draw(card(4, 'drawn').request)).toEqual(new Uint8Array([4]))
    },
  )

  it('draws a card on the next thread where the first dies under it', async () => {
    const draw = createCardDrawer(THREAD)
    const unlucky = card(3, 'exits once')
    expect(await draw(unlucky.request)).toEqual(new Uint8Array([3]))
    expect(unlucky.tries()).toBe(2)
  })

  it('says why a card could not be drawn, and lives on', async () => {
    const draw = createCardDrawer(THREAD)
    const failing = card(1, 'fails')
    await expect(draw(failing.request)).rejects.toThrow('no such glyph')
    expect(failing.tries()).toBe(1)
    expect(await draw(card(2, 'drawn').request)).toEqual(new Uint8Array([2]))
  })

  it('ends with a drawing that does not end, and the cards behind it are drawn', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const draw = createCardDrawer(THREAD)
    const endless = card(1, 'never ends')
    const first = expect(draw(endless.request)).rejects.toThrow('15000 ms')
    const second = draw(card(2, 'drawn').request)
    while (endless.tries() === 0) await new Promise(setImmediate)
    vi.advanceTimersByTime(15_000)
    await first
    expect(await second).toEqual(new Uint8Array([2]))
    expect(endless.tries()).toBe(1)
  })
})
