import type { Page } from './fixtures'

/** Ends once the page has been laid out and drawn as it now is, and what watches its sizes has been told. */
export const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
