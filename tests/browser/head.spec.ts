import { almanacDays } from '../../src/calendar/dayPaths'
import { expect, test, type Browser, type Page } from './fixtures'
import { firstPaintMs, noteFirstFrame } from './frames'
import en from '../../src/language/locales/en.json' with { type: 'json' }
import enHeads from '../../src/language/locales/en.heads.json' with { type: 'json' }
import enPrerender from '../../src/language/locales/en.prerender.json' with { type: 'json' }
import zh from '../../src/language/locales/zh.json' with { type: 'json' }
import zhHeads from '../../src/language/locales/zh.heads.json' with { type: 'json' }
import zhPrerender from '../../src/language/locales/zh.prerender.json' with { type: 'json' }

/**
 * Each page's head, with and without JavaScript; that static pages hydrate without complaints or layout
 * shifts; and sitemap, robots and manifests.
 */
const WORDS = { en, zh }
const WITHOUT_SCRIPT = { en: enPrerender, zh: zhPrerender }
const HEADS = { en: enHeads.meta, zh: zhHeads.meta }
type Language = keyof typeof WORDS
const LANGUAGES: readonly Language[] = ['en', 'zh']
const HTML_LANG = { en: 'en', zh: 'zh-CN' }
const SITE_URL = (process.env['VITE_SITE_URL'] || 'http://localhost:4173').replace(/\/+$/, '')

/** All but the pages of single days, which `day.spec.ts` reads. */
const PAGES = [
  'home',
  'editor',
  'card',
  'days',
  'cards',
  'set',
  'guide',
  'about',
  'privacy',
  'terms',
  'donate',
  'notFound',
] as const
type PageName = (typeof PAGES)[number]
/** What each visitor sees alone, and what is not there. */
const UNLISTED: readonly PageName[] = ['card', 'notFound']
const pathOf = (name: PageName) => (name === 'home' ? '' : name === 'notFound' ? '/nowhere' : `/${name}`)
const WITH_PICTURES: readonly PageName[] = ['home', 'editor', 'guide'] // these differ most by screen size
const MAX_SHIFT = 0.01

/** The head's values, by the names that crawlers look for. */
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
  en: '/api/card.png?template=sunny&ratio=2:1&scale=2',
  zh: '/api/card.png?template=dusk&ratio=2:1&scale=2',
}

async function expectHead(page: Page, name: PageName, language: Language): Promise<void> {
  const { title } = WORDS[language].meta[name]
  const { description } = { ...WORDS[language].meta, ...HEADS[language] }[name] // the editor's is on its page too
  const address = (of: Language) => `${SITE_URL}/${of}${pathOf(name)}`
  const isFound = name !== 'notFound'
  const { imageAlts, data, ...head } = await headOf(page)
  const isHome = name === 'home' // its picture is the day's card
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
      'og:image:type': [isHome ? 'image/png' : 'image/jpeg'],
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

function withoutScript(browser: Browser, locale = 'en-GB') {
  return browser.newPage({ javaScriptEnabled: false, locale })
}

const EXPECTED_MESSAGES = /status of 404|blocked by Playwright|is not stored for use offline/

/**
 * Everything that the browser reports about the page: errors, warnings, and hydration mismatches (which React
 * logs as errors).
 */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    const isOfPage = ['error', 'warning'].includes(message.type())
    // Browsers log a 404 for missing URLs; the service worker is blocked in these tests.
    if (isOfPage && !EXPECTED_MESSAGES.test(message.text())) complaints.push(message.text())
  })
  return complaints
}

/** Sums up layout shifts without user input. */
async function watchShifts(page: Page): Promise<() => Promise<{ sum: number; moved: string[] }>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, moved: [] as string[] }
    Object.assign(window, { shifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        seen.sum += entry.value
        seen.moved.push(
          ...entry.sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
        )
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      // A shift is reported after the frame in which it happens.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: { sum: number; moved: string[] } }).shifts
    })
}

/** Waits for the card if there is one, else the words, and for everything that could still shift them. */
async function expectLoaded(page: Page, name: PageName): Promise<void> {
  if (name === 'home') await expect(page.locator('canvas').first()).toBeVisible()
  else if (name === 'editor') await expect(page.getByRole('img').first()).toBeVisible()
  else await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main')).toHaveCount(1)
}

for (const language of LANGUAGES) {
  test(`without JavaScript every page is readable and has its head, ${language}`, async ({ browser }) => {
    const reader = await withoutScript(browser, language === 'en' ? 'zh-CN' : 'en-GB')
    for (const name of PAGES) {
      const response = await reader.goto(`/${language}${pathOf(name)}`)
      expect(response?.status(), name).toBe(name === 'notFound' ? 404 : 200)
      await expectHead(reader, name, language)
      await expect(reader.getByRole('heading', { level: 1 }), name).toHaveText(
        language === 'en' ? /[a-z]{4}/i : /\p{Script=Han}{2}/u,
      )
      await expect(reader.getByRole('contentinfo'), name).toHaveCount(
        ['editor', 'set'].includes(name) ? 0 : 1,
      )
      const others = reader.getByRole('link', { name: language === 'en' ? '中文' : 'English', exact: true })
      const other = language === 'en' ? 'zh' : 'en'
      await expect(others.first(), name).toHaveAttribute('href', new RegExp(`^/${other}(/|$)`))
    }
    await reader.goto(`/${language}`)
    const sample = reader.getByRole('figure').getByRole('img')
    await expect(sample).toBeVisible()
    expect(await sample.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
      816, 1_020,
    ])
    // (getByText does not find text in a noscript element.)
    await expect(reader.locator('noscript figcaption')).toBeVisible()
    await expect(reader.locator('noscript figcaption')).toHaveText(
      WITHOUT_SCRIPT[language].home.withoutScript,
    )
    await reader.goto(`/${language}/editor`)
    await expect(reader.locator('main noscript p')).toBeVisible()
    await expect(reader.locator('main noscript p')).toHaveText(WITHOUT_SCRIPT[language].editor.withoutScript)
    await reader.close()
  })

  test(`a URL without a language is served in the browser’s, ${language}`, async ({ browser }) => {
    const reader = await withoutScript(browser, language === 'en' ? 'fr-FR' : 'zh-TW')
    for (const name of PAGES) {
      const response = await reader.goto(pathOf(name) || '/')
      expect(response?.status(), name).toBe(name === 'notFound' ? 404 : 200)
      expect(response?.headers()['vary'], name).toMatch(/accept-language/i)
      await expectHead(reader, name, language)
    }
    await reader.close()
  })

  for (const name of PAGES) {
    // The text pages are alike: only those that differ most are also tested in a narrow window.
    const tag = WITH_PICTURES.includes(name) ? ['@phone'] : []
    test(`the static page hydrates unchanged: ${name}, ${language}`, { tag }, async ({ page }) => {
      const complaints = complaintsOf(page)
      const shifts = await watchShifts(page)
      // Fonts load after the words: nothing may shift then.
      await page.route('**/*.woff2', async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 250))
        await route.continue()
      })
      await page.goto(`/${language}${pathOf(name)}`)
      await expectLoaded(page, name)
      await expectHead(page, name, language)
      const { sum, moved } = await shifts()
      expect(sum, moved.join('\n')).toBeLessThanOrEqual(MAX_SHIFT)
      expect(complaints).toEqual([])
    })
  }
}

test('the interface’s faces are asked for after the first paint', async ({ page }) => {
  await noteFirstFrame(page)
  for (const name of PAGES) {
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
  await page.goto('/zh/about') // stores the choice; the browser asks for English
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('关于')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('zh')
  const before = await page.evaluate(() => history.length)
  // Records any English text on the page, from the first frame on.
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

test('the head follows changes of page and language', async ({ page }) => {
  await page.goto('/en')
  await expectLoaded(page, 'home')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Guide', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/guide$/)
  await expect(() => expectHead(page, 'guide', 'en')).toPass() // the code that writes it comes with the page
  await page.getByRole('button', { name: 'Language', exact: true }).click()
  await page.getByRole('menuitemradio', { name: '中文', exact: true }).click()
  await expect(() => expectHead(page, 'guide', 'zh')).toPass()
})

test('sitemap, robots and manifests name only existing files', async ({ request, page }) => {
  const here = (url: string) => {
    expect(url.startsWith(`${SITE_URL}/`), url).toBe(true)
    return url.slice(SITE_URL.length)
  }
  const robots = await request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const sitemapUrl = /^Sitemap: (.*)$/m.exec(await robots.text())?.[1] ?? ''
  const sitemap = await request.get(here(sitemapUrl))
  expect(sitemap.headers()['content-type']).toContain('xml')
  const xml = await sitemap.text()
  await page.goto('about:blank') // our own pages take no text for a document
  const parsed = await page.evaluate((text) => {
    const document = new DOMParser().parseFromString(text, 'application/xml')
    return {
      root: document.documentElement.localName,
      locs: [...document.querySelectorAll('loc')].map((loc) => loc.textContent),
      hrefs: [...document.querySelectorAll('*')].flatMap((node) => node.getAttribute('href') ?? []),
    }
  }, xml)
  await page.goto('/en/terms')
  expect(parsed.root).toBe('urlset')
  const listed = PAGES.length - UNLISTED.length + almanacDays().length
  expect(parsed.locs).toHaveLength(listed * LANGUAGES.length)
  expect(new Set(parsed.hrefs)).toEqual(new Set(parsed.locs))
  for (const url of parsed.locs) expect((await request.get(here(url))).status(), url).toBe(200)

  for (const language of LANGUAGES) {
    const answer = await request.get(`/${language}.webmanifest`)
    expect(answer.headers()['content-type']).toContain('application/manifest+json')
    const manifest = (await answer.json()) as {
      name: string
      lang: string
      start_url: string
      icons: { src: string; type: string; sizes: string }[]
      shortcuts: { url: string }[]
    }
    expect(manifest).toMatchObject({ name: WORDS[language].meta.home.title, lang: HTML_LANG[language] })
    for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
      expect((await request.get(url)).status(), url).toBe(200)
    for (const { src, type, sizes } of manifest.icons) {
      expect((await request.get(src)).headers()['content-type'], src).toContain(type)
      if (sizes !== 'any') expect(await pictureSize(page, src), src).toBe(sizes)
    }
    expect(await pictureSize(page, `/share-${language}.jpg`)).toBe('1200x630')
    expect(await pictureSize(page, DAILY_CARD[language])).toBe('2160x1080')
  }
  expect(await pictureSize(page, '/favicon.ico')).toBe('32x32')
  expect(await pictureSize(page, '/icon-180.png')).toBe('180x180')
})

/** `1200x630` */
function pictureSize(page: Page, src: string): Promise<string> {
  return page.evaluate(async (src) => {
    const picture = new Image()
    picture.src = src
    await picture.decode()
    return `${picture.naturalWidth}x${picture.naturalHeight}`
  }, src)
}
