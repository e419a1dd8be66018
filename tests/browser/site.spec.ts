import { expect, test, TODAY, type Page } from './fixtures'
import enInfo from '../../src/language/locales/en.info.json' with { type: 'json' }
import en from '../../src/language/locales/en.site.json' with { type: 'json' }
import zh from '../../src/language/locales/zh.site.json' with { type: 'json' }

/** Tests every URL in its three forms, header and footer (in jsdom: tests/pages/routes.test.tsx). */
const WORDS = { en, zh }
type Language = keyof typeof WORDS
const LANGUAGES: readonly Language[] = ['en', 'zh']
const HTML_LANG = { en: 'en', zh: 'zh-CN' }
const SPACES = /\s+/g
const MISSING = '/no/such-page'

/** Each page's first heading by path. The editor has none: its main landmark has the name. */
const TITLES: Record<string, Record<Language, string>> = {
  '/': { en: en.home.title.replace(SPACES, ' '), zh: zh.home.title.replace(SPACES, ' ') },
  '/about': { en: 'About', zh: '关于' },
  '/guide': { en: 'Guide', zh: '指南' },
  '/privacy': { en: 'Privacy', zh: '隐私' },
  '/terms': { en: 'Terms of Use', zh: '使用条款' },
  '/developers': { en: 'Developers', zh: '开发者' },
  '/donate': { en: 'Donate', zh: '赞助' },
  [MISSING]: { en: 'Page Not Found', zh: '没有这一页' },
}
const WALKED = ['about', 'guide', 'developers', 'donate', 'privacy', 'terms'] as const

const withLanguage = (language: Language, path: string) => `/${language}${path === '/' ? '' : path}`
const note = (page: Page) => page.getByRole('complementary', { name: /A note from the developer|开发者的话/ })

async function expectPage(page: Page, path: string, language: Language): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${withLanguage(language, path)}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[path]![language])
  await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[language])
}

async function storeLanguage(page: Page, language: Language): Promise<void> {
  await page.addInitScript((stored) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', stored)
  }, language)
}

const entries = (page: Page) => page.evaluate(() => history.length)

/** The stored language differs from the browser's, so each URL shows which one applies. */
test('every page in its three forms', { tag: '@full' }, async ({ page }) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // Browsers log a 404 for a missing page.
    if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text())
  })
  const [language, other] = ['zh', 'en'] as const
  await storeLanguage(page, language)
  for (const path of Object.keys(TITLES)) {
    const status = path === MISSING ? 404 : 200
    await page.goto(withLanguage(language, path))
    await expectPage(page, path, language)
    const before = await entries(page)

    const answer = await page.goto(`${path}?a=1#b`)
    expect(answer!.status()).toBe(status)
    await expect(page).toHaveURL(new RegExp(`${withLanguage(language, path)}\\?a=1#b$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES[path]![language])
    expect(await entries(page)).toBe(before + 1)

    const prefixed = await page.goto(withLanguage(other, path))
    expect(prefixed!.status()).toBe(status)
    await expectPage(page, path, other)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe(other)
    await page.evaluate((stored) => localStorage.setItem('language', stored), language)
  }
  expect(complaints).toEqual([])
})

test('the editor in its three forms', { tag: '@full' }, async ({ page }) => {
  await storeLanguage(page, 'zh')
  for (const [address, shown, name] of [
    ['/editor', '/zh/editor', '导出图片'],
    ['/en/editor', '/en/editor', 'Export Image'],
    ['/zh/editor', '/zh/editor', '导出图片'],
  ] as const) {
    await page.goto(address)
    await expect(page).toHaveURL(new RegExp(`${shown}$`))
    await expect(page.getByRole('button', { name })).toBeVisible()
  }
})

const FIRST_VISIT = 'a first visit uses the browser’s language; a code host’s README chooses its own'
test(FIRST_VISIT, { tag: '@full' }, async ({ browser, baseURL }) => {
  for (const [locale, language] of [
    ['zh-TW', 'zh'],
    ['fr-FR', 'en'],
  ] as const) {
    const context = await browser.newContext({ locale, baseURL: baseURL! })
    const page = await context.newPage()
    await page.goto('/about')
    await expectPage(page, '/about', language)
    const readme = language === 'zh' ? 'README.md' : 'README_ZH.md'
    await page.goto(`/owner/repo/${readme}`)
    const asked: Language = language === 'zh' ? 'en' : 'zh'
    await expect(page).toHaveURL(new RegExp(`/${asked}/owner/repo/${readme}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', HTML_LANG[asked])
    await context.close()
  }
})

const MENU = 'the language menu rewrites the URL, adds no history entry, then announces the change'
test(MENU, { tag: '@full' }, async ({ page }) => {
  await page.goto('/en/guide?a=1#frame')
  await page.goto('/en/terms?a=1#warranty')
  const before = await entries(page)
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('languageChanged', (event) =>
      heard.push([
        location.pathname,
        document.documentElement.lang,
        (event as CustomEvent<{ language: string }>).detail.language,
      ]),
    )
  })
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  const menu = page.getByRole('menuitemradio')
  await expect(menu).toHaveText(['English', '中文'])
  await menu.filter({ hasText: '中文' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('使用条款')
  await expect(page).toHaveURL(/\/zh\/terms\?a=1#warranty$/)
  expect(await entries(page)).toBe(before)
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([
    ['/zh/terms', 'zh-CN', 'zh'],
  ])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Guide')
})

for (const language of LANGUAGES) {
  const tag = ['@full', language === 'en' ? '@full-tablet' : '@full-phone']
  test(
    `header and footer links lead everywhere without reloading the page, ${language}`,
    { tag },
    async ({ page }) => {
      const words = WORDS[language]
      await page.goto(`/${language}/about`)
      await page.evaluate(() => Object.assign(window, { isStillHere: true }))
      const header = page.getByRole('banner')
      if (page.viewportSize()!.width > 767) {
        const pages = ['home', 'days', 'editor', 'cards', 'guide', 'about'] as const
        const names = pages.map((name) => words.site[name])
        await expect(header.getByRole('navigation').getByRole('link')).toHaveText(names)
        await expect(header.getByRole('link', { name: words.site.about, exact: true })).toHaveAttribute(
          'aria-current',
          'page',
        )
      }
      const footer = page.getByRole('contentinfo')
      const links = footer.getByRole('navigation').getByRole('link')
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      expect(hrefs).toEqual([
        '/',
        '/editor',
        '/about',
        '/guide',
        '/authors',
        '/developers',
        '/donate',
        '/privacy',
        '/terms',
      ])
      await expect(footer.getByText(words.footer.description)).toBeVisible()
      await expect(footer.getByText(`© ${TODAY.slice(0, 4)}`)).toBeVisible()
      await expect(footer.locator('a[href^="mailto:"]')).toBeVisible()
      for (const name of WALKED) {
        const before = await entries(page)
        await links.getByText(words.footer[name], { exact: true }).click()
        await expectPage(page, `/${name}`, language)
        expect(await entries(page)).toBe(before + 1)
        await expect(page.getByRole('main')).toBeInViewport()
      }
      expect(await page.evaluate(() => 'isStillHere' in window)).toBe(true)
    },
  )
}

test(
  'unknown URLs show the not-found page, with links to home and About',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/en/guide/more')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.getByText(en.notFound.text)).toBeVisible()
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Learn More' }).click()
    await expectPage(page, '/about', 'en')
    await page.goBack()
    await main.getByRole('link', { name: 'Back to Home' }).click()
    await expectPage(page, '/', 'en')
  },
)

test('no page to read scrolls sideways on a phone', { tag: ['@phone', '@touch'] }, async ({ page }) => {
  await page.goto(`/zh${MISSING}`)
  await expect(note(page)).toBeVisible()
  const links = page.getByRole('contentinfo').getByRole('navigation').getByRole('link')
  for (const name of WALKED) {
    await links.getByText(WORDS.zh.footer[name], { exact: true }).click()
    await expectPage(page, `/${name}`, 'zh')
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide, `/${name}`).toBe(false)
  }
})

test(
  'the guide links to its sections; all its pictures load, and cause no layout shift',
  { tag: '@full-phone' },
  async ({ sharedPage: page }) => {
    await page.goto('/en/guide')
    const contents = page.getByRole('navigation', { name: enInfo.info.contents })
    const opener = contents.getByRole('button') // on phones
    if (await opener.isVisible()) await opener.click()
    await contents.getByRole('link').last().click()
    await expect(page).toHaveURL(/#trouble$/)
    await expect(contents.getByRole('link').last()).toHaveAttribute('aria-current', 'location')
    await expect(page.locator('#trouble h2')).toBeInViewport()
    const heights = () =>
      page
        .locator('main img')
        .evaluateAll((all) => all.map((image) => Math.round(image.getBoundingClientRect().height)))
    const before = await heights()
    const images = page.locator('main img')
    for (let at = 0; at < (await images.count()); at += 3) await images.nth(at).scrollIntoViewIfNeeded()
    await expect
      .poll(() =>
        images.evaluateAll((all) =>
          (all as HTMLImageElement[]).filter((image) => image.naturalWidth === 0).map((image) => image.src),
        ),
      )
      .toEqual([])
    expect(await heights()).toEqual(before)
  },
)

test('a printed page has only its text: no header, footer or note, black on white', async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/en/privacy')
  await expect(note(page)).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  for (const part of ['banner', 'contentinfo'] as const) await expect(page.getByRole(part)).toBeHidden()
  await expect(note(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  await expect(page.locator('main p').first()).toHaveCSS('color', 'rgb(27, 28, 26)')
})
