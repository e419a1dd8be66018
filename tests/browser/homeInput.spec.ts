import { isDesktop, isPhone } from './editorPage'
import { expect, test, type Page, type Route } from './fixtures'
import { holdRequests, PAGE_CODE } from './holdRequests'
import { expectAccessible, watchConsole } from './watch'

const EXAMPLE = {
  name: 'Paper Lamp',
  tagline: 'A reading light that folds flat',
  votes: 128,
  topics: ['Reading'],
  url: 'https://paperlamp.example/',
}
const failure = (status: number, code: string) => ({ status, json: { error: { code, message: '' } } })
const NO_ENDPOINT = failure(404, 'not-found')
const STATIC_HOST = { contentType: 'text/html', body: '<!doctype html>' } // answers with its page

/** Home's input in one of the languages. */
function maker(page: Page, language: 'en' | 'zh' = 'en') {
  const names =
    language === 'en'
      ? { field: 'Product link or custom quote', generate: 'Generate Card', example: 'Load Example' }
      : { field: '产品链接或自己的一句', generate: '生成卡片', example: '载入示例' }
  return {
    field: page.getByRole('textbox', { name: names.field, exact: true }),
    generate: page.getByRole('button', { name: names.generate, exact: true }),
    loadExample: page.getByRole('button', { name: names.example, exact: true }),
  }
}

const answerWith = (page: Page, answer: Parameters<Route['fulfill']>[0]) =>
  page.route('**/api/product?*', (route) => route.fulfill(answer))

const expectCard = (page: Page, name: RegExp) => expect(page.getByRole('img', { name })).toBeVisible()

test('makes a card of a quote, its translation and its author', { tag: '@phone' }, async ({ page }) => {
  const expectQuiet = watchConsole(page)
  await page.goto('/en')
  const { field, generate } = maker(page)
  await field.click()
  await expect(field).toBeFocused()
  await field.fill('“Know thyself.”\n认识你自己。\n— Socrates')
  await generate.click()
  await expect(page).toHaveURL(/\/en\/editor$/)
  await expectCard(page, /^Know thyself\.; 认识你自己。; Socrates; /)
  if (isPhone(page)) await page.getByRole('button', { name: 'Hide this hint' }).click() // it has the source's place
  await expect(page.getByText('Your own words').first()).toBeVisible()
  expectQuiet()
})

test('makes a card of a Chinese quote alone', async ({ page }) => {
  await page.goto('/zh')
  const { field, generate } = maker(page, 'zh')
  await field.fill('学而时习之，不亦说乎？——孔子')
  await generate.click()
  await expect(page).toHaveURL(/\/zh\/editor$/)
  await expectCard(page, /^学而时习之，不亦说乎？；孔子；/)
})

test('makes a card of a product found by its link', async ({ page }) => {
  await answerWith(page, { json: EXAMPLE })
  await page.goto('/en')
  const { field, generate } = maker(page)
  await field.fill('paperlamp.example.com')
  const asked = page.waitForRequest('**/api/product?*')
  await generate.click()
  expect(new URL((await asked).url()).searchParams.get('url')).toBe('https://paperlamp.example.com/')
  await expect(page).toHaveURL(/\/en\/editor$/)
  await expectCard(page, /^Paper Lamp; A reading light that folds flat; .*128/)
})

test('loads a quote and a product alternately, offline, and restores the typed text', async ({ page }) => {
  await page.route('**/api/product?*', (route) => route.abort())
  await page.goto('/en')
  const { field, generate, loadExample } = maker(page)
  await field.fill('My own words')
  await loadExample.click()
  await expect(field).toHaveValue(/If Winter comes.*\n.*春天.*\n— Percy Bysshe Shelley/)
  await expect(
    page.getByRole('status').filter({ hasText: 'An example quote is in the field.' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Put My Words Back' }).click()
  await expect(field).toHaveValue('My own words')
  await loadExample.click()
  await expect(field).toHaveValue(new URL(page.url()).origin)
  await generate.click()
  await expect(page).toHaveURL(/\/en\/editor$/)
  await expectCard(page, /^Quotidian; A quote a day/)
  await page.getByRole('tab', { name: 'Content', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Product URL' })).toHaveValue(new URL(page.url()).origin)
})

const TOUCHED = { tag: ['@tablet', '@phone'] }

test(
  'says beside the input why a look-up failed, and offers to type the details',
  TOUCHED,
  async ({ page }) => {
    await page.goto('/en')
    const { field, generate } = maker(page)
    const alert = page.getByRole('alert')
    for (const [answer, words] of [
      [NO_ENDPOINT, 'Products cannot be looked up on this site.'],
      [STATIC_HOST, 'Products cannot be looked up on this site.'],
      [failure(429, 'too-many'), 'That was too many look-ups at once.'],
      [failure(422, 'unreachable'), 'The page behind this link could not be read.'],
      [null, 'No connection to the product look-up.'],
    ] as const) {
      await page.unroute('**/api/product?*')
      await page.route('**/api/product?*', (route) => (answer ? route.fulfill(answer) : route.abort()))
      await field.fill('')
      await expect(alert).toHaveCount(0)
      await field.fill('www.paper-lamp.com/x')
      await generate.click()
      await expect(alert).toContainText(words)
      await expect(field).toHaveAccessibleDescription(new RegExp(words))
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveValue('www.paper-lamp.com/x')
    }
    await page.evaluate(() =>
      document.addEventListener('focusin', ({ target }) => {
        const root = document.documentElement
        root.dataset.focused = `${root.dataset.focused ?? ''}${(target as Element).localName} `
      }),
    )
    const typeDetails = alert.getByRole('button', { name: 'Type the Details In' })
    if (isDesktop(page)) await typeDetails.click()
    else await typeDetails.tap()
    await expect(page).toHaveURL(/\/en\/editor$/)
    await expectCard(page, /^Paper Lamp; /)
    await expect(page.getByRole('textbox', { name: 'Tagline' })).toBeFocused() // the first that is empty
    await expect(page.getByRole('textbox', { name: 'Tagline' })).toBeInViewport({ ratio: 1 })
    // A keyboard opens in the press only, and stays open while one field after another has the focus.
    const focused = await page.locator('html').getAttribute('data-focused')
    if (!isDesktop(page)) expect(focused).toMatch(/^(?:button )?input textarea $/)
    await page.keyboard.type('A light')
    await expectCard(page, /^Paper Lamp; A light; /)
  },
)

test('reports what is wrong with the text, in the page’s language, until it changes', async ({ page }) => {
  await page.goto('/zh')
  const { field, generate } = maker(page, 'zh')
  await generate.click()
  await expect(page.getByRole('alert')).toContainText('还没有内容可以做成卡片。')
  await expect(field).toBeFocused()
  await field.fill('……')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await generate.click()
  await expect(page.getByRole('alert')).toContainText('这里只有标点，没有字。')
})

test('keeps typed text after an error, a change of language, and a visit to the editor', async ({ page }) => {
  await answerWith(page, NO_ENDPOINT)
  await page.goto('/en')
  const { field, generate } = maker(page)
  await field.fill('paper-lamp.com')
  await generate.click()
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('button', { name: 'Language' }).click()
  await page.getByRole('menuitemradio', { name: '中文' }).click()
  await expect(maker(page, 'zh').field).toHaveValue('paper-lamp.com')
  await expect(page.getByRole('alert')).toContainText('这个网站查不了产品。')
  await page.getByRole('button', { name: '自己填资料' }).click()
  await expect(page).toHaveURL(/\/zh\/editor$/)
  await page.goBack()
  await expect(maker(page, 'zh').field).toHaveValue('paper-lamp.com')
})

test('keeps text typed before hydration, and makes its card where that was asked for', async ({ page }) => {
  const { release } = await holdRequests(page, PAGE_CODE)
  await page.goto('/en', { waitUntil: 'commit' })
  const { field, generate } = maker(page)
  await field.fill('Know thyself. — Socrates')
  await generate.click()
  await expect(field).toHaveValue('Know thyself. — Socrates')
  release()
  await expectCard(page, /^Know thyself\.; Socrates; /)
})

/** What the page's statuses have said since then, however briefly. */
async function statusesFromNowOn(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = []
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role=status]')) texts.push(textContent)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    return texts
  })
  return () => said.jsonValue()
}

test('says what a long look-up waits for, and can be called off', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/api/product?*', () => {}) // never answered
  await page.goto('/en')
  const { field, generate } = maker(page)
  const status = (words: string) => page.getByRole('status').filter({ hasText: words })
  await field.fill('www.paper-lamp.com/x')
  const said = await statusesFromNowOn(page)
  await generate.click()
  await expect.poll(said).toContainEqual(expect.stringContaining('Looking up the product')) // for a second
  await expect(status('Reading the page at www.paper-lamp.com…')).toBeVisible()
  await expect(status('Still waiting for www.paper-lamp.com to answer.')).toBeVisible()
  await expectAccessible(page, 'main')
  const aborted = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  expect((await aborted).url()).toContain('/api/product?')
  await expect(status('Canceled. The link is still in the field.')).toBeVisible()
  await expect(field).toHaveValue('www.paper-lamp.com/x')
  await expect(generate).toBeFocused()
  await expect(generate).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field.fill('Know thyself. — Socrates')
  await expect(status('Canceled.')).toHaveCount(0)
})

test('cancels a look-up when something else is typed', async ({ page }) => {
  let answer = () => {}
  await page.route('**/api/product?*', async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.fulfill({ json: EXAMPLE }).catch(() => undefined) // the page may have gone
  })
  await page.goto('/en')
  const { field, generate } = maker(page)
  await field.fill('paper-lamp.com')
  const said = await statusesFromNowOn(page)
  await generate.click()
  await expect(generate).toHaveAttribute('aria-busy', 'true')
  await expect.poll(said).toContainEqual(expect.stringContaining('Looking up the product'))
  await field.fill('Know thyself. — Socrates')
  await expect(generate).not.toHaveAttribute('aria-busy')
  answer()
  await generate.click()
  await expectCard(page, /^Know thyself\.; Socrates; /)
})

test('works by keyboard only', async ({ page }) => {
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
  { tag: ['@tablet', '@phone'] },
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

for (const [language, colorScheme, tag] of [
  ['en', 'light', []],
  ['zh', 'dark', []],
  ['zh', 'light', ['@tablet', '@touch']],
  ['en', 'dark', ['@phone', '@touch']],
] as const) {
  const title = `has nothing against it while it speaks: ${language}, ${colorScheme}`
  test(title, { tag: [...tag] }, async ({ page }) => {
    await answerWith(page, NO_ENDPOINT)
    await page.emulateMedia({ colorScheme })
    await page.goto(`/${language}`)
    const { field, generate, loadExample } = maker(page, language)
    await field.fill('paper-lamp.com')
    await loadExample.click()
    await expectAccessible(page, 'main')
    await field.fill('paper-lamp.com')
    await generate.click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'main')
  })
}
