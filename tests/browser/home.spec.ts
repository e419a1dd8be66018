import { facesLoaded } from './faces'
import { CARD_OF_TODAY, expect, QUOTE, test, TODAY, type Page } from './fixtures'
import { holdRequests, PAGE_CODE } from './holdRequests'
import { watchConsole } from './watch'

const TODAYS_WORDS = new RegExp(`^${QUOTE.content}`)
const DESKTOP_FIRST = { tag: ['@full-tablet', '@full-phone', '@days'] }

test('shows today’s quote as a card, named in words', DESKTOP_FIRST, async ({ sharedPage: page }) => {
  const expectQuiet = watchConsole(page)
  await page.goto('/en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Today’s line,\s*kept as a picture\./)
  const region = page.getByRole('region', { name: "Today's Quote" })
  const card = region.getByRole('img', { name: TODAYS_WORDS })
  await expect(card).toBeVisible()
  await expect(card).toHaveAccessibleName(CARD_OF_TODAY)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4)
  expectQuiet()
})

test('draws the card in its own fonts', async ({ sharedPage: page }) => {
  await page.goto('/en')
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', '')),
  )
  expect(loaded).toEqual(expect.arrayContaining(['Source Serif 4 Variable', 'Noto Serif SC Variable']))
})

test(
  'shows the day’s words and its card before the code has come',
  { tag: ['@full-tablet', '@phone', '@days'] },
  async ({ sharedPage: page }) => {
    const expectQuiet = watchConsole(page)
    const code = await holdRequests(page, PAGE_CODE)
    await page.goto('/en', { waitUntil: 'commit' })
    const region = page.getByRole('region', { name: "Today's Quote" })
    await expect(region.getByText(QUOTE.content)).toBeVisible()
    const picture = region.locator('img').first()
    await expect(picture).toBeVisible()
    const before = (await picture.boundingBox())!
    code.release()
    const card = region.getByRole('img', { name: TODAYS_WORDS })
    await expect(card).toBeVisible()
    const after = (await card.boundingBox())!
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(after[side] - before[side]), side).toBeLessThan(1)
    await expect(picture).toHaveCount(0)
    expectQuiet()
  },
)

test('a small phone has the quote and the way to the editor in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/en')
  const picture = page.getByRole('region', { name: "Today's Quote" }).getByRole('img')
  await expect(picture).toBeVisible()
  const link = page.getByRole('link', { name: 'Edit This Quote' })
  await expect(link).toBeInViewport({ ratio: 1 })
  const { y, height } = (await picture.boundingBox())!
  expect(y + 0.66 * height, 'the words are in the middle of the card').toBeLessThan(
    (await link.boundingBox())!.y,
  )
})

test('shows words in an outline, and no broken picture, where no server draws', async ({ page }) => {
  const code = await holdRequests(page, PAGE_CODE)
  await page.route('**/api/card.webp*', (route) => route.fulfill({ status: 404 }))
  const refused = page.waitForResponse('**/api/card.webp*')
  await page.goto('/en', { waitUntil: 'commit' })
  const region = page.getByRole('region', { name: "Today's Quote" })
  await expect(region.getByText(QUOTE.content)).toBeVisible()
  await refused
  await expect(region.locator('img').first()).toBeHidden()
  code.release()
  await expect(region.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
})

test('keeps its size while quote and fonts load', DESKTOP_FIRST, async ({ sharedPage: page }) => {
  const quote = await holdRequests(page, '**/api/quote*')
  await page.goto('/en')
  // The interface fonts make the buttons some px narrower.
  await facesLoaded(page, ['Inter Interface', 'Source Serif Display'])
  const before = await boxOfActions(page)
  quote.release()
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
  expect(await boxOfActions(page)).toEqual(before)
})

test('says that fonts are missing, and draws as soon as they have loaded', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.route('**/api/card.type?*', (route) => route.fulfill({ status: 204 }))
  await page.goto('/en')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('The fonts for this card did not load.')
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toHaveCount(0)
  await page.unroute('**/*.woff2')
  await alert.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByRole('img', { name: TODAYS_WORDS })).toBeVisible()
})

test('shows a built-in quote when the endpoint returns no valid one', { tag: '@full' }, async ({ page }) => {
  const card = page.getByRole('region', { name: "Today's Quote" }).getByRole('img')
  for (const answer of [
    { status: 503, body: '' },
    { status: 200, contentType: 'text/html', body: '<html></html>' },
    { status: 200, json: { content: 7, assign_date: TODAY } },
    { status: 200, json: { content: '', translation: '', author: '', assign_date: TODAY } },
    { status: 200, json: { content: 'Old news.', author: 'A', assign_date: '2026-11-20' } },
  ]) {
    await page.unroute('**/api/quote*')
    await page.route('**/api/quote*', (route) => route.fulfill(answer))
    await page.goto('/en')
    await expect(card).toHaveAccessibleName(/21 November 2026/)
    await expect(card).not.toHaveAccessibleName(/Old news/)
    await expect(card).not.toHaveAccessibleName(TODAYS_WORDS)
  }
  await page.getByRole('link', { name: 'Edit This Quote' }).click()
  await expect(page.getByText(/From the built-in quotes/).first()).toBeVisible()
})

test('shows a built-in quote when the endpoint hangs', { tag: '@full' }, async ({ page }) => {
  await page.route('**/api/quote*', () => undefined)
  await page.goto('/en')
  const card = page.getByRole('region', { name: "Today's Quote" }).getByRole('img')
  await expect(card).toHaveAccessibleName(/21 November 2026/)
})

async function boxOfActions(page: Page) {
  return page.getByRole('link', { name: 'Edit This Quote' }).boundingBox()
}
