import type { Page } from './fixtures'

interface Shifts {
  sum: number
  moved: string[]
}

/**
 * Records layout shifts; call before opening the page. The returned function reports them once fonts have
 * loaded.
 */
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
      // Browsers report a shift after the frame in which it happens.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: Shifts }).shifts
    })
}
