import { IS_FULL } from '../fixtures/tier'
import { expect, test, type Page } from './fixtures'
import { firstPaintMs, noteFirstFrame } from './frames'
import { holdRequests } from './holdRequests'
import { watchShifts } from './shifts'
import en from '../../src/language/locales/en.site.json' with { type: 'json' }
import enHeads from '../../src/language/locales/en.heads.json' with { type: 'json' }
import zh from '../../src/language/locales/zh.site.json' with { type: 'json' }
import zhHeads from '../../src/language/locales/zh.heads.json' with { type: 'json' }

/**
 * Static pages must hydrate without errors or layout shifts and keep their heads: one page of each kind, all
 * in the full tier.
 */
const WORDS = { en, zh }
const HEADS = { en: enHeads.meta, zh: zhHeads.meta }
type Language = keyof typeof WORDS
const LANGUAGES: readonly Language[] = ['en', 'zh']
const HTML_LANG = { en: 'en', zh: 'zh-CN' }
const SITE_URL = (process.env['VITE_SITE_URL'] || 'http://localhost:4173').replace(/\/+$/, '')

const PAGES = [
  'home',
  'editor',
  'card',
  'days',
  'cards',
  'set',
  'authors',
  'guide',
  'about',
  'privacy',
  'terms',
  'donate',
  'notFound',
] as const
type PageName = (typeof PAGES)[number]
/** Pages not listed for crawlers: one is private to a visitor, one is the 404. */
const UNLISTED: readonly PageName[] = ['card', 'notFound']
const pathOf = (name: PageName) => (name === 'home' ? '' : name === 'notFound' ? '/nowhere' : `/${name}`)
const OF_EACH_KIND = ['home zh', 'editor en', 'guide zh', 'notFound en']
const WITH_PICTURES: readonly PageName[] = ['home', 'editor', 'guide']
const MAX_SHIFT = 0.01

function headOf(page: Page) {
  return page.evaluate(() => {
    const values = (selector: string, attribute: string) =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute))
    const content = (name: string) => values(`meta[name="${name}"], meta[property="${name}"]`, 'content')
    return {
      title: [...document.head.querySelectorAll('title')].map((title) => title.textContent),
      htmlLang: document.documentElement.lang,
      canonical: values('link[rel=canonical]', 'href'),
      alternates: [...document.head.querySelectorAll('link[rel=alternate][hreflang]')].map((tag) => [
        tag.getAttribute('hreflang'),
        tag.getAttribute('href'),
      ]),
      manifest: values('link[rel=manifest]', 'href'),
      contents: Object.fromEntries(
        [
          'description',
          'robots',
          'og:type',
          'og:site_name',
          'og:title',
          'og:description',
          'og:url',
          'og:locale',
          'og:locale:alternate',
          'og:image',
          'og:image:type',
          'og:image:width',
          'og:image:height',
          'twitter:card',
          'twitter:title',
          'twitter:description',
          'twitter:image',
        ].map((name) => [name, content(name)]),
      ),
      imageAlts: [...content('og:image:alt'), ...content('twitter:image:alt')],
      data: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent) as { '@graph': { '@type': string; inLanguage: string }[] },
      ),
    }
  })
}

const DAILY_CARD = {
  en: '/api/card.jpg?template=sunny&ratio=2:1&scale=2',
  zh: '/api/card.jpg?template=dusk&ratio=2:1&scale=2',
}

async function expectHead(page: Page, name: PageName, language: Language): Promise<void> {
  const { title } = WORDS[language].meta[name]
  const { description } = { ...WORDS[language].meta, ...HEADS[language] }[name] // The editor's description is on its page too.
  const address = (of: Language) => `${SITE_URL}/${of}${pathOf(name)}`
  const isFound = name !== 'notFound'
  const { imageAlts, data, ...head } = await headOf(page)
  const isHome = name === 'home'
  const picture = SITE_URL + (isHome ? DAILY_CARD[language] : `/share-${language}.jpg`)
  expect(head, `${name}, ${language}`).toEqual({
    title: [title],
    htmlLang: HTML_LANG[language],
    canonical: isFound ? [address(language)] : [],
    alternates: isFound
      ? [
          ['zh', address('zh')],
          ['en', address('en')],
          ['x-default', address('en')],
        ]
      : [],
    manifest: [`/${language}.webmanifest`],
    contents: {
      description: [description],
      robots: UNLISTED.includes(name) ? ['noindex'] : [],
      'og:type': ['website'],
      'og:site_name': [WORDS[language].site.name],
      'og:title': [title],
      'og:description': [description],
      'og:url': isFound ? [address(language)] : [],
      'og:locale': [language === 'en' ? 'en_US' : 'zh_CN'],
      'og:locale:alternate': [language === 'en' ? 'zh_CN' : 'en_US'],
      'og:image': [picture],
      'og:image:type': ['image/jpeg'],
      'og:image:width': [isHome ? '2160' : '1200'],
      'og:image:height': [isHome ? '1080' : '630'],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
      'twitter:description': [description],
      'twitter:image': [picture],
    },
  })
  expect(imageAlts).toHaveLength(2)
  for (const alt of imageAlts) expect(alt).toBeTruthy()
  expect(data.flatMap(({ '@graph': graph }) => graph.map((thing) => thing['@type']))).toEqual(
    name === 'home' ? ['WebSite', 'WebApplication'] : [],
  )
}

const EXPECTED_MESSAGES = /status of 404|blocked by Playwright|is not stored for use offline/

function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    const isOfPage = ['error', 'warning'].includes(message.type())
    // Browsers log a 404 for missing URLs; these tests block the service worker.
    if (isOfPage && !EXPECTED_MESSAGES.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

async function expectLoaded(page: Page, name: PageName): Promise<void> {
  if (name === 'home') await expect(page.locator('canvas').first()).toBeVisible()
  else if (name === 'editor') await expect(page.getByRole('img').first()).toBeVisible()
  else await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).toHaveCount(1)
}

for (const language of LANGUAGES) {
  for (const name of PAGES) {
    const tag = OF_EACH_KIND.includes(`${name} ${language}`) ? [] : ['@full']
    if (WITH_PICTURES.includes(name)) tag.push(name === 'home' ? '@phone' : '@full-phone')
    test(`the static page hydrates unchanged: ${name}, ${language}`, { tag }, async ({ page }) => {
      const complaints = complaintsOf(page)
      const shifts = await watchShifts(page)
      // Fonts load after the text and must not shift anything.
      const fonts = await holdRequests(page, '**/*.woff2')
      await page.goto(`/${language}${pathOf(name)}`, { waitUntil: 'commit' })
      await page.locator('html[data-live]').waitFor()
      await fonts.expectRequested()
      fonts.release()
      await expectLoaded(page, name)
      await expectHead(page, name, language)
      const { sum, moved } = await shifts()
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT)
      expect(complaints).toEqual([])
    })
  }
}

test('the interface’s faces are asked for after the first paint', { tag: '@full' }, async ({ page }) => {
  await noteFirstFrame(page)
  for (const name of IS_FULL ? PAGES : (['home', 'guide'] as const)) {
    await page.goto(`/en${pathOf(name)}`)
    await expectLoaded(page, name)
    const askedMs = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => /-(wght|opsz)-/.test(entry.name))
          .map(({ startTime }) => startTime),
      )
    await expect.poll(async () => (await askedMs()).length, name).toBeGreaterThan(1)
    expect(Math.min(...(await askedMs())), name).toBeGreaterThan(await firstPaintMs(page))
  }
})

test('a stored language is shown from the first word, in one entry of the history', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/zh/about') // Stores the choice; the browser prefers English.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('zh')
  const before = await page.evaluate(() => history.length)
  await page.addInitScript(() => {
    const look = () => {
      const isShown = document.documentElement?.hidden === false && document.body
      if (isShown && document.body.innerText.includes('Skip to content'))
        localStorage.setItem('seen', 'English')
      requestAnimationFrame(look)
    }
    look()
  })
  for (const path of ['/guide?a=1#b', '/', '/editor']) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`/zh${path === '/' ? '' : path.replace('?', '\\?')}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    await expect(page.locator('main')).toBeVisible()
  }
  expect(await page.evaluate(() => history.length)).toBe(before + 3)
  expect(await page.evaluate(() => localStorage.getItem('seen'))).toBeNull()
  expect(complaints).toEqual([])
})
