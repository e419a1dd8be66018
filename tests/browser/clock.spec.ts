import { CARD_OF_TODAY, expect, setClock, test, TODAY, type Page } from './fixtures'

/** Other tests rely on this: however a page is opened, it gets the fixtures' date. */
const dayOf = (page: Page) =>
  page.evaluate(() => {
    const now = new Date()
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    return parts.map((part) => String(part).padStart(2, '0')).join('-')
  })

test(
  'every page has the fixtures’ date and quote, however it was opened',
  { tag: ['@days', '@full'] },
  async ({ page, context, browser, baseURL }) => {
    const popup = page.waitForEvent('popup')
    await page.goto('/en/about')
    await page.evaluate(() => void window.open('/en/about'))
    const own = await browser.newContext()
    for (const opened of [
      await popup,
      await context.newPage(),
      await browser.newPage(),
      await own.newPage(),
    ]) {
      await opened.goto(`${baseURL}/en/about`)
      expect(await dayOf(opened)).toBe(TODAY)
      await opened.reload()
      expect(await dayOf(opened)).toBe(TODAY)
      await opened.close()
    }
    await page.goto('/en')
    await expect(page.getByRole('img', { name: CARD_OF_TODAY })).toBeVisible()
  },
)

test('the clock goes on, forward only, and can be set', { tag: ['@days', '@full'] }, async ({ page }) => {
  await page.goto('/en/about')
  const now = () => page.evaluate(() => [Date.now(), new Date().getHours()] as const)
  const [first, hour] = await now()
  expect(hour).toBe(9)
  await page.reload()
  expect((await now())[0]).toBeGreaterThan(first)
  await setClock(page, '2028-02-29T23:59:30')
  expect(await dayOf(page)).toBe('2028-02-29')
  await page.reload()
  expect(await dayOf(page)).toBe('2028-02-29')
})
