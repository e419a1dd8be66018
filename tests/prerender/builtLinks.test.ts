// @module-tag slow
/** Crawls the built site from home by links and by its sitemap. */
import { loadImage } from '@napi-rs/canvas'
import { beforeAll, expect, it } from 'vitest'
import { almanacDays } from '../../src/calendar/dayPaths'
import { LANGUAGE_IDS, LANGUAGES } from '../../src/language/languages'
import en from '../../src/language/locales/en.site.json' with { type: 'json' }
import zh from '../../src/language/locales/zh.site.json' with { type: 'json' }
import { SITE } from '../../src/site'
import { builtSite } from './builtSite'

const TITLES = { en: en.meta.home.title, zh: zh.meta.home.title }

let ask: Awaited<ReturnType<typeof builtSite>>['ask']
/** Responses by linked URL. Links of single days are not followed, since they chain endlessly. */
const found = new Map<string, { status: number; html: string }>()

beforeAll(async () => {
  ;({ ask } = await builtSite())
  const waiting = LANGUAGE_IDS.map((language) => `/${language}`)
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue
    const answer = await ask(path)
    const isPage = answer.headers.get('content-type')?.includes('html')
    const html = isPage ? await answer.text() : ''
    found.set(path, { status: answer.status, html })
    if (/\/days\/\d{4}-/.test(path)) continue
    for (const [, href] of html.matchAll(/<a\b[^>]*? href="(\/[^"#?]*)[^"]*"/g)) waiting.push(href!)
  }
})

it('no link is dead', () =>
  expect([...found].filter(([, { status }]) => status !== 200).map(([path]) => path)).toEqual([]))

it('every day of the year is reached from home, and is a link of the calendar', () => {
  for (const language of LANGUAGE_IDS) {
    const days = almanacDays().map((day) => `/${language}/days/${day}`)
    expect(days).toHaveLength(366)
    expect(days.filter((path) => !found.has(path))).toEqual([])
    const [, list = ''] = found.get(`/${language}/days`)!.html.split('<noscript><nav')
    const linked = [...list.matchAll(/ href="([^"]*)"/g)].map(([, href]) => href)
    for (const day of days) expect(linked).toContain(day)
  }
})

it('a day has its words and its picture without scripts', () => {
  const { html } = found.get('/en/days/11-22')!
  expect(html).toContain('>Liberty means responsibility. That is why most men dread it.</p>')
  expect(html).toMatch(/<noscript><img data-day="picture"/)
})

it('no title comes twice', () => {
  const titles = new Map<string, string>()
  for (const [path, { html }] of found) {
    const [, title] = /<title[^>]*>([^<]*)</.exec(html) ?? []
    const canonical = /rel="canonical" href="[^"]*?\/\/[^/"]+([^"]*)"/.exec(html)?.[1] ?? path
    if (title === undefined || canonical !== path) continue
    expect(titles.get(title), `${title} of ${path}`).toBeUndefined()
    titles.set(title, path)
  }
  expect(titles.size).toBeGreaterThan(2 * 366)
})

const here = (url: string) => {
  expect(url.startsWith(`${SITE.siteUrl}/`), url).toBe(true)
  return url.slice(SITE.siteUrl.length)
}

it('robots.txt names the sitemap, and the sitemap only pages', async () => {
  const robots = await ask('/robots.txt')
  expect(robots.headers.get('content-type')).toContain('text/plain')
  const sitemap = await ask(here(/^Sitemap: (.*)$/m.exec(await robots.text())?.[1] ?? ''))
  expect(sitemap.headers.get('content-type')).toContain('xml')
  const xml = await sitemap.text()
  const urls = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url!)
  expect(urls.length).toBeGreaterThan(2 * 366)
  expect(new Set([...xml.matchAll(/ href="([^"]*)"/g)].map(([, url]) => url))).toEqual(new Set(urls))
  for (const url of urls) expect((await ask(here(url))).status, url).toBe(200)
})

/** `1200x630` */
async function sizeOf(path: string): Promise<string> {
  const { width, height } = await loadImage(Buffer.from(await (await ask(path)).arrayBuffer()))
  return `${width}x${height}`
}

it.each(LANGUAGE_IDS)('the manifest in %s names files that are there', async (language) => {
  const answer = await ask(`/${language}.webmanifest`)
  expect(answer.headers.get('content-type')).toContain('application/manifest+json')
  const manifest = (await answer.json()) as {
    start_url: string
    icons: { src: string; type: string; sizes: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({ name: TITLES[language], lang: LANGUAGES[language].htmlLang })
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)])
    expect((await ask(url)).status, url).toBe(200)
  for (const { src, type, sizes } of manifest.icons) {
    expect((await ask(src)).headers.get('content-type'), src).toContain(type)
    if (sizes !== 'any') expect(await sizeOf(src), src).toBe(sizes)
  }
  expect(await sizeOf(`/share-${language}.jpg`)).toBe('1200x630')
})

it('the icons of browsers are there', async () => {
  expect(await sizeOf('/icon-180.png')).toBe('180x180')
  expect((await ask('/favicon.ico')).status).toBe(200)
})
