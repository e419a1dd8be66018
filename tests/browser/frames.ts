import type { Page } from './fixtures'

const UNREPORTED_MS = 1_000 // as in public/first-paint.js

/** When the page's first paint was, in ms; on a slow machine, when public/first-paint.js no longer waited for it. */
export const firstPaintMs = (page: Page): Promise<number> =>
  page.evaluate((unreportedMs) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const { firstFrameMs = Infinity } = globalThis as { firstFrameMs?: number }
    return Math.min(paint?.startTime ?? Infinity, firstFrameMs + unreportedMs)
  }, UNREPORTED_MS)

/** To be called before the page is opened of which `firstPaintMs` is asked. */
export const noteFirstFrame = (page: Page) =>
  page.addInitScript(() =>
    requestAnimationFrame((ms) => ((globalThis as { firstFrameMs?: number }).firstFrameMs = ms)),
  )

/** Ends once the page has been laid out and drawn as it now is, and what watches its sizes has been told. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
