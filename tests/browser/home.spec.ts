import { expect as expectSoon, test, type Page } from './live'
import { expectAccessible, watchConsole } from './watch'

// The drawing engine and its type are long in coming on a busy machine.
const expect = expectSoon.configure({ timeout: 20_000 })

const TODAY = { month: 10, day: 21 } // 21 November
const TODAYS_WORDS = /The world will never starve for want of wonders/

test.beforeEach(async ({ page }) => {
  await page.clock.setSystemTime(new Date(2026, TODAY.month, TODAY.day, 9))
})

test('shows today’s quote as a card, named in words', async ({ page }) => {
  const expectQuiet = watchConsole(page)
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Today’s line,\s*kept as a picture\./)
  const region = page.getByRole('region', { name: "Today's Quote" })
  const card = region.getByRole('img', { name: TODAYS_WORDS })
  await expect(card).toBeVisible()
  await expect(card).toHaveAccessibleName(/世界永远不缺奇迹.*G\. K\. Chesterton.*21 November 2026/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
  expectQuiet()
})

test('has nothing serious against it, in both languages, light and dark', async ({ page }) => {
  for (const path of ['/en', '/zh']) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
      await expectAccessible(page)
    }
  }
})

test('draws the card in its own faces', async ({ page }) => {
  await page.goto('/en')
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )
  expect(loaded).toEqual(expect.arrayContaining(['Source Serif 4 Variable', 'Noto Serif SC Variable']))
})

test('brings another quote of the month on Refresh Quote', async ({ page }) => {
  await page.addInitScript(() => (Math.random = () => 0)) // the first of the month
  await page.goto('/en')
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh Quote' }).click()
  await expect(page.getByRole('img', { name: /1 November 2026/ })).toBeVisible()
})

test('takes the shown quote to the editor', async ({ page }) => {
  await page.addInitScript(() => (Math.random = () => 0))
  await page.goto('/en')
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
  await page.getByRole('button', { name: 'Refresh Quote' }).click()
  await expect(page.getByRole('img', { name: /1 November 2026/ })).toBeVisible()
  await page.getByRole('link', { name: 'Edit This Quote' }).click()
  await expect(page).toHaveURL(/\/en\/editor$/)
  await expect(page.getByRole('img', { name: /1 November 2026/ })).toBeVisible()
})

test('keeps its shape while quote and type are on their way', async ({ page }) => {
  await page.route('**/api/quote*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.goto('/en')
  const before = await boxOfActions(page)
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
  expect(await boxOfActions(page)).toEqual(before)
})

test('says that the type is missing, and draws as soon as it is there', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.goto('/en')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The type for this card did not load.')
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toHaveCount(0)
  await page.unroute('**/*.woff2')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
})

for (const [name, answer] of Object.entries({
  down: { status: 503, body: '' },
  'a page of HTML': { status: 200, contentType: 'text/html', body: '<html></html>' },
  'of the wrong types': { status: 200, json: { content: 7, assign_date: '2026-11-21' } },
  blank: { status: 200, json: { content: '', translation: '', author: '', assign_date: '2026-11-21' } },
  'yesterday’s': { status: 200, json: { content: 'Old news.', author: 'A', assign_date: '2026-11-20' } },
})) {
  test(`shows a built-in quote when the endpoint is ${name}`, async ({ page }) => {
    await page.route('**/api/quote*', (route) => route.fulfill(answer))
    await page.goto('/en')
    const card = page.getByRole('region', { name: "Today's Quote" }).getByRole('img')
    await expect(card).toHaveAccessibleName(/21 November 2026/)
    await expect(card).not.toHaveAccessibleName(/Old news/)
    await page.getByRole('link', { name: 'Edit This Quote' }).click()
    await expect(page.getByText(/From the built-in quotes/).first()).toBeVisible()
  })
}

test('shows a built-in quote when the endpoint hangs', async ({ page }) => {
  await page.route('**/api/quote*', () => undefined)
  await page.goto('/en')
  const card = page.getByRole('region', { name: "Today's Quote" }).getByRole('img')
  await expect(card).toHaveAccessibleName(/21 November 2026/, { timeout: 12_000 })
})

async function boxOfActions(page: Page) {
  return page.getByRole('link', { name: 'Edit This Quote' }).boundingBox()
}
