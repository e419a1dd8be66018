import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts, needTexts, startTranslations } from '../../src/language/i18n'
import { LANGUAGE_IDS } from '../../src/language/languages'
import { pageHead, pageWords, type HeadTag } from '../../src/pages/head/pageHead'
import { builtPaths } from '../../src/prerender/sitemap'
import { PAGES, type PageId } from '../../src/pages/pages'
import { SITE } from '../../src/site'

const PAGE_IDS = Object.keys(PAGES) as PageId[]
const ALL = LANGUAGE_IDS.flatMap((language) => PAGE_IDS.map((id) => [id, language] as const))

beforeAll(async () => {
  await needTexts('heads')
  await startTranslations('en')
  await loadTexts('zh')
})

const find = (tags: readonly HeadTag[], wanted: Record<string, string>) =>
  tags.filter(({ attributes }) => Object.entries(wanted).every(([name, value]) => attributes[name] === value))
const content = (tags: readonly HeadTag[], name: string) =>
  [...find(tags, { name }), ...find(tags, { property: name })].map(({ attributes }) => attributes['content'])

describe('titles and descriptions', () => {
  it('are unique for each page and language', () => {
    const words = ALL.map(([id, language]) => pageWords(id, language))
    for (const field of ['title', 'description'] as const)
      expect(new Set(words.map((word) => word[field])).size).toBe(ALL.length)
  })

  // Search results show about 600 px of a title and two lines of a description; a Han character is as wide as
  // two letters.
  it.each(ALL)('%s in %s fit into a search result', (id, language) => {
    const width = (text: string) => text.replaceAll(/\p{Script=Han}|[，。、：；「」]/gu, 'xx').length
    const { title, description } = pageWords(id, language)
    expect(width(title)).toBeLessThanOrEqual(64)
    expect(width(description)).toBeLessThanOrEqual(165)
    expect(width(description)).toBeGreaterThan(20)
  })
})

describe.each(ALL)('the head of %s in %s', (id, language) => {
  const [path] = builtPaths(id)
  const tags = () => pageHead(id, language, path)
  const isFound = id !== 'notFound'

  it('has each tag once', () => {
    const keys = tags().map(({ name, attributes: { content: _c, href: _h, ...rest } }) =>
      JSON.stringify([name, rest]),
    )
    expect(keys).toEqual([...new Set(keys)])
  })

  it('names its canonical URL and its other languages, or is not indexed', () => {
    const canonical = find(tags(), { rel: 'canonical' }).map(({ attributes }) => attributes['href'])
    const alternates = find(tags(), { rel: 'alternate' })
      .map(({ attributes }) => attributes)
      .filter(({ hreflang }) => hreflang !== undefined)
    expect(content(tags(), 'robots')).toEqual(isFound && id !== 'card' ? [] : ['noindex'])
    if (!isFound) {
      expect([canonical, alternates]).toEqual([[], []])
      return
    }
    const address = (of: string) => `${SITE.siteUrl}/${of}${path}`.replace(/\/$/, '')
    expect(canonical).toEqual([address(language)])
    expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      zh: address('zh'),
      en: address('en'),
      'x-default': address('en'),
    })
    expect(content(tags(), 'og:url')).toEqual(canonical)
  })

  it('names the feeds of its language where days are shown', () => {
    const feeds = ['application/atom+xml', 'application/feed+json'].flatMap((type) => find(tags(), { type }))
    const named = feeds.map(({ attributes: { rel, href } }) => [rel, href])
    const address = (file: string) => ['alternate', `${SITE.siteUrl}/${language}/${file}`]
    const isOfDays = ['home', 'days', 'day'].includes(id)
    expect(named).toEqual(isOfDays ? ['feed.xml', 'feed.json'].map(address) : [])
  })

  it('names what other pages show of a day or a card', () => {
    const [link] = find(tags(), { type: 'application/json+oembed' })
    const page = encodeURIComponent(`${SITE.siteUrl}/${language}${path}`)
    expect(link?.attributes['href']).toBe(
      ['day', 'card'].includes(id) ? `${SITE.siteUrl}/api/oembed?url=${page}` : undefined,
    )
  })

  it('has share tags in its language, with its own picture', () => {
    expect(content(tags(), 'og:locale')).toEqual([language === 'zh' ? 'zh_CN' : 'en_US'])
    expect(content(tags(), 'og:locale:alternate')).toEqual([language === 'zh' ? 'en_US' : 'zh_CN'])
    const daysCard = `/api/card.jpg?template=${language === 'zh' ? 'dusk' : 'sunny'}&ratio=2:1&scale=2`
    const picture = id === 'home' ? daysCard : `/share-${language}.jpg`
    expect(content(tags(), 'og:image')).toEqual([SITE.siteUrl + picture])
    expect(content(tags(), 'twitter:image')).toEqual(content(tags(), 'og:image'))
    expect(content(tags(), 'twitter:card')).toEqual(['summary_large_image'])
    for (const [share, own] of [
      ['og:title', pageWords(id, language).title],
      ['twitter:description', pageWords(id, language).description],
      ['og:site_name', language === 'zh' ? '日签' : 'Quotidian'],
    ] as const)
      expect(content(tags(), share)).toEqual([own])
    const said = {
      zh: id === 'home' ? /今天/ : /千里之行.*老子/,
      en: id === 'home' ? /today/i : /Winter.*Shelley/,
    }
    expect(content(tags(), 'og:image:alt')[0]).toMatch(said[language])
  })

  it('contains nothing that could end a script element early', () => {
    for (const { name, text = '' } of tags()) {
      if (name !== 'script') continue
      expect(text).not.toContain('<')
      expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' })
    }
  })
})
