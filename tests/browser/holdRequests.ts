import { expect, type Page } from './fixtures'

/** A page's code, without what asks for it (src/prerender/writeSite.ts). */
export const PAGE_CODE = /\/assets\/(?!first-)[^/]*\.js$/

/** Delays requests to matching URLs until the test releases them. */
export async function holdRequests(page: Page, addresses: string | RegExp) {
  let asked = 0
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(addresses, async (route) => {
    asked += 1
    await released
    await route.continue()
  })
  return { expectRequested: () => expect.poll(() => asked).toBeGreaterThan(0), release }
}
