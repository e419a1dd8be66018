import { isDesktop, isPhone } from './editorPage'
import { expect, test, type Page, type Route } from './fixtures'
import { holdRequests, PAGE_CODE } from './holdRequests'
import { watchConsole } from './watch'

const NO_ENDPOINT = { status: 404, json: { error: { code: 'not-found', message: '' } } }

const maker = (page: Page) => ({
  field: page.getByRole('textbox', { name: 'Product link or custom quote', exact: true }),
  generate: page.getByRole('button', { name: 'Generate Card', exact: true }),
})

const answerWith = (page: Page, answer: Parameters<Route['fulfill']>[0]) =>
  page.route('**/api/product?*', (route) => route.fulfill(answer))

const expectCard = (page: Page, name: RegExp) => expect(page.getByRole('img', { name })).toBeVisible()

test(
  'makes a card of a quote, its translation and its author',
  { tag: '@full-phone' },
  async ({ sharedPage: page }) => {
    const expectQuiet = watchConsole(page)
    await page.goto('/en')
    const { field, generate } = maker(page)
    await field.click()
    await expect(field).toBeFocused()
    await field.fill('“Know thyself.”\n认识你自己。\n— Socrates')
    await generate.click()
    await expect(page).toHaveURL(/\/en\/editor$/)
    await expectCard(page, /^Know thyself\.; 认识你自己。; Socrates; /)
    if (isPhone(page)) await page.getByRole('button', { name: 'Hide this hint' }).click() // The hint covers the source line.
    await expect(page.getByText('Your own words').first()).toBeVisible()
    expectQuiet()
  },
)

test(
  'offers to type the details where a look-up fails, and has a keyboard for them',
  { tag: ['@full', '@full-tablet', '@full-phone'] },
  async ({ page }) => {
    await answerWith(page, NO_ENDPOINT)
    await page.goto('/en')
    const { field, generate } = maker(page)
    const alert = page.getByRole('alert')
    await field.fill('www.paper-lamp.com/x')
    await generate.click()
    await expect(alert).toContainText('Products cannot be looked up on this site.')
    await page.evaluate(() =>
      document.addEventListener('focusin', ({ target }) => {
        const root = document.documentElement
        root.dataset.focused = `${root.dataset.focused ?? ''}${(target as Element).localName} `
      }),
    )
    const typeDetails = alert.getByRole('button', { name: 'Enter Details Myself' })
    if (isDesktop(page)) await typeDetails.click()
    else await typeDetails.tap()
    await expect(page).toHaveURL(/\/en\/editor$/)
    await expectCard(page, /^Paper Lamp; /)
    await expect(page.getByRole('textbox', { name: 'Tagline' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Tagline' })).toBeInViewport({ ratio: 1 })
    // iOS opens the keyboard only during the press, and keeps it while focus moves from field to field.
    const focused = await page.locator('html').getAttribute('data-focused')
    if (!isDesktop(page)) expect(focused).toMatch(/^(?:button )?input textarea $/)
    await page.keyboard.type('A light')
    await expectCard(page, /^Paper Lamp; A light; /)
  },
)

test('keeps text typed before hydration, and makes its card where that was asked for', async ({
  sharedPage: page,
}) => {
  const { release } = await holdRequests(page, PAGE_CODE)
  await page.goto('/en', { waitUntil: 'commit' })
  const { field, generate } = maker(page)
  await field.fill('Know thyself. — Socrates')
  await generate.click()
  await expect(field).toHaveValue('Know thyself. — Socrates')
  release()
  await expectCard(page, /^Know thyself\.; Socrates; /)
})

test('works by keyboard only', async ({ sharedPage: page }) => {
  await page.goto('/en')
  const { field } = maker(page)
  await page.getByRole('button', { name: 'Refresh Quote' }).focus()
  await page.keyboard.press('Tab')
  await expect(field).toBeFocused()
  await page.keyboard.type('Know thyself.')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('— Socrates')
  await page.keyboard.press('Enter')
  await page.keyboard.type('.')
  await expect(field).toHaveValue('Know thyself.\n— Socrates\n.')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Control+Enter')
  await expectCard(page, /^Know thyself\.; Socrates; /)
  await page.goBack()
  await field.fill('So it goes.')
  await field.press('Enter')
  await expectCard(page, /^So it goes\.; /)
})

test(
  'moves neither card nor title while it shows messages',
  { tag: ['@full-tablet', '@full-phone'] },
  async ({ page }) => {
    await answerWith(page, NO_ENDPOINT)
    await page.goto('/en')
    const card = page.getByRole('region', { name: "Today's Quote" }).getByRole('img')
    await expect(card).toBeVisible()
    const { field, generate } = maker(page)
    const places = () =>
      page.evaluate(() =>
        [document.querySelector('h1'), document.querySelector('main [role=img]')].map(
          (element) => element!.getBoundingClientRect().top + scrollY,
        ),
      )
    const before = await places()
    await field.fill('paper-lamp.com')
    await generate.click()
    await expect(page.getByRole('alert')).toBeVisible()
    const after = await places()
    expect(after).toEqual(before)
  },
)

test(
  'says above all toasts that words are cut, and makes them smaller',
  { tag: ['@full-tablet', '@phone'] },
  async ({ page }) => {
    const { field, generate } = maker(page)
    for (const words of ['So it goes.', 'Know thyself and thy ways. '.repeat(70)]) {
      await page.goto('/en')
      await field.fill(words)
      await generate.click()
      await expect(page).toHaveURL(/\/en\/editor$/)
      await expectCard(page, /^(So it goes|Know)/)
    }
    const toast = page.getByText('Your words are on the card.')
    const warning = page.getByText('Its end is not shown.')
    await expect(toast).toBeVisible()
    const [above, below] = [await toast.boundingBox(), await warning.boundingBox()]
    expect(above!.y + above!.height <= below!.y || below!.y + below!.height <= above!.y).toBe(true)
    await page.getByRole('button', { name: 'Smaller Type' }).click()
    await expect(warning).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
    await expect(warning).toBeVisible()
  },
)
