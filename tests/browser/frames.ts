import type { Page } from './fixtures'

const UNREPORTED_MS = 1_000 // must match public/first-paint.js

/** First paint in ms, or on a slow machine when public/first-paint.js stopped waiting for it. */
export const firstPaintMs = (page: Page): Promise<number> =>
  page.evaluate((unreportedMs) => {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const { firstFrameMs = Infinity } = globalThis as { firstFrameMs?: number }
    return Math.min(paint?.startTime ?? Infinity, firstFrameMs + unreportedMs)
  }, UNREPORTED_MS)

export const noteFirstFrame = (page: Page) =>
  page.addInitScript(() =>
    requestAnimationFrame((ms) => ((globalThis as { firstFrameMs?: number }).firstFrameMs = ms)),
  )

/** Waits until the page has been laid out and painted and its ResizeObservers have fired. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
