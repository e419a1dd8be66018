import type { Page } from './fixtures'

/** When the page's first paint was, in ms; on a slow machine, when public/first-paint.js no longer waited for it. */
export async function firstPaintMs(page: Page): Promise<number> {
  const ms = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
  const frameMs = await page.evaluate(() => (globalThis as { firstFrameMs?: number }).firstFrameMs)
  return Math.min(ms ?? Infinity, (frameMs ?? Infinity) + UNREPORTED_MS)
}

/** To be called before the page is opened of which `firstPaintMs` is asked. */
export const noteFirstFrame = (page: Page) =>
  page.addInitScript(() =>
    requestAnimationFrame((ms) => ((globalThis as { firstFrameMs?: number }).firstFrameMs = ms)),
  )

const UNREPORTED_MS = 1_000 // as there

/** Ends once the page has been laid out and drawn as it now is, and what watches its sizes has been told. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
