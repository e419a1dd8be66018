import type { Page } from './fixtures'

interface Shifts {
  sum: number
  moved: string[] // what
}

/** Sums up what moves on a page by itself. To be called before the page is opened; the returned function tells, once its faces are there. */
export async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const seen: Shifts = { sum: 0, moved: [] }
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        seen.sum += entry.value
        seen.moved.push(
          ...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      // A shift is reported after the frame in which it happens.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: Shifts }).shifts
    })
}
