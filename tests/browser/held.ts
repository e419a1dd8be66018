import { expect, type Page } from './fixtures'

/** Holds requests to matching URLs until they are released. */
export async function holdRequests(page: Page, addresses: string) {
  let asked = 0
  let letCome = () => {}
  const mayCome = new Promise<void>((resolve) => (letCome = resolve))
  await page.route(addresses, async (route) => {
    asked += 1
    await mayCome
    await route.continue()
  })
  return { isAsked: () => expect.poll(() => asked).toBeGreaterThan(0), letCome }
}
