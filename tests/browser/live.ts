import { test as base, type Page } from '@playwright/test'

export * from '@playwright/test'

const LIVE_WITHIN_MS = 20_000

/**
 * Playwright's test, for pages that are there before they live: a static page is read at once, and takes a click once
 * its code has come. A visitor is slower than a test, so that going somewhere ends when the page lives.
 */
export const test = base.extend({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page)
    const reload = page.reload.bind(page)
    page.goto = async (...where) => lived(page, await goto(...where))
    page.reload = async (...how) => lived(page, await reload(...how))
    await use(page)
  },
})

/** Pages without a script, and those of tests themselves, are as they are. */
async function lived<T>(page: Page, response: T): Promise<T> {
  const isOurs = await page
    .evaluate(() => document.querySelector('#root[data-page]') !== null)
    .catch(() => false)
  if (isOurs)
    await page
      .waitForFunction(() => document.documentElement.dataset['live'] !== undefined, null, {
        timeout: LIVE_WITHIN_MS,
      })
      .catch(() => undefined) // what the test looks for will say what is missing
  return response
}
