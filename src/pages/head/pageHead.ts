import { authorFeedPath, FEEDS } from '../../calendar/feedPaths'
import type { LinkPreview } from '../../card/linkPreview'
import { i18n } from '../../language/i18n'
import { LANGUAGE_IDS, LANGUAGES, type LanguageId } from '../../language/languages'
import { withLanguage } from '../../language/path'
import { jsonInScript } from '../../scene/written'
import { SITE } from '../../site'
import { PAGES, type PageId } from '../pages'
import { dailyCardPath } from '../../card/dailyCard'
import { DAILY_PICTURE, sampleWords, SHARE_PICTURE, sharePicturePath } from './sharePicture'
import { almanacDay, dayPath } from '../../calendar/dayPaths'
import { trustedJson } from '../../draw/trustedTypes'

export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script'
  attributes: Readonly<Record<string, string>>
  text?: string
}

/**
 * Translations must have been started.
 * @param path without the language
 * @param preview of the shown card: `server/pages.ts` and `card/filledDayPage.ts` write the same head
 */
export function pageHead(
  pageId: PageId,
  language: LanguageId,
  path: string = PAGES[pageId].path,
  preview: LinkPreview | null = null,
): readonly HeadTag[] {
  const own = pageWords(pageId, language)
  const title = preview?.title ?? own.title
  const description = preview?.description || own.description
  const isFound = pageId !== 'notFound'
  const query = preview?.query ?? ''
  return [
    { name: 'title', attributes: {}, text: title },
    meta('description', description),
    ...(isFound ? addresses(pageId, language, path, query) : []),
    ...(isIndexed(pageId) ? [] : [meta('robots', 'noindex')]),
    ...shareTags(title, description, language, isFound ? pageUrl(pageId, language, path) + query : null),
    ...pictureTags(preview?.picture ?? pictureOf(pageId, language)),
    link('manifest', manifestPath(language)),
    ...(WITH_FEEDS.includes(pageId) || AUTHOR.test(path) ? feedLinks(language, path) : []),
    ...(WITH_OEMBED.includes(pageId) ? oembedLink(SITE.siteUrl + withLanguage(path, language) + query) : []),
    ...(pageId === 'home' ? [dataTag(siteData(description, language))] : []),
    ...(preview?.data ? [dataTag(preview.data)] : []),
  ]
}

const WITH_FEEDS: readonly PageId[] = ['home', 'days', 'day']
const AUTHOR = /^\/authors\/./
const WITH_OEMBED: readonly PageId[] = ['day', 'card']

/** Feed discovery. With an external quote provider there may be no server to write feeds. */
function feedLinks(language: LanguageId, pagePath: string): HeadTag[] {
  if (!SITE.quoteEndpoint.startsWith('/')) return []
  const name = i18n.getFixedT(language)('site.name')
  return (['atom', 'json'] as const).map((id) => {
    const { type, label } = FEEDS[id]
    const path = AUTHOR.test(pagePath) ? authorFeedPath(id, pagePath) : FEEDS[id].path
    const attributes = { rel: 'alternate', type, title: `${name} (${label})` }
    return { name: 'link', attributes: { ...attributes, href: SITE.siteUrl + withLanguage(path, language) } }
  })
}

/** Embedding by oembed.com; a date embeds that date. `server/pages.ts` appends a card's query. */
function oembedLink(url: string): HeadTag[] {
  if (!SITE.quoteEndpoint.startsWith('/')) return []
  const href = `${SITE.siteUrl}/api/oembed?url=${encodeURIComponent(url)}`
  return [{ name: 'link', attributes: { rel: 'alternate', type: 'application/json+oembed', href } }]
}

/** Linked cards are not the site's own; My Cards contains nobody's cards. */
export function isIndexed(pageId: PageId): boolean {
  return !['notFound', 'card'].includes(pageId)
}

export function pageWords(pageId: PageId, language: LanguageId): { title: string; description: string } {
  const t = i18n.getFixedT(language)
  return { title: t(`meta.${pageId}.title`), description: t(`meta.${pageId}.description`) }
}

export function pageUrl(pageId: PageId, language: LanguageId, path: string = PAGES[pageId].path): string {
  return SITE.siteUrl + withLanguage(canonicalPath(pageId, path), language)
}

/**
 * hreflang → URL: the page in every language, English as default. (The URL without language is no alternate.)
 */
export function alternates(
  pageId: PageId,
  path: string = PAGES[pageId].path,
): readonly [hreflang: string, url: string][] {
  const own = LANGUAGE_IDS.map((id): [string, string] => [id, pageUrl(pageId, id, path)])
  return [...own, ['x-default', pageUrl(pageId, 'en', path)]]
}

function addresses(pageId: PageId, language: LanguageId, path: string, query: string): HeadTag[] {
  return [
    link('canonical', pageUrl(pageId, language, path) + query),
    ...alternates(pageId, path).map(([hreflang, url]) => link('alternate', url + query, { hreflang })),
  ]
}

function shareTags(title: string, description: string, language: LanguageId, url: string | null): HeadTag[] {
  const t = i18n.getFixedT(language)
  const others = LANGUAGE_IDS.filter((id) => id !== language)
  return [
    property('og:type', 'website'),
    property('og:site_name', t('site.name')),
    property('og:title', title),
    property('og:description', description),
    ...(url === null ? [] : [property('og:url', url)]),
    property('og:locale', LANGUAGES[language].shareLocale),
    ...others.map((id) => property('og:locale:alternate', LANGUAGES[id].shareLocale)),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
  ]
}

function pictureOf(pageId: PageId, language: LanguageId): LinkPreview['picture'] {
  const t = i18n.getFixedT(language)
  const { content, author } = sampleWords(language)
  // With an external quote provider there may be no server here.
  const isDaily = pageId === 'home' && SITE.quoteEndpoint.startsWith('/')
  return isDaily
    ? { ...DAILY_PICTURE, path: dailyCardPath(language), alt: t('meta.daysCardAlt') }
    : { ...SHARE_PICTURE, path: sharePicturePath(language), alt: t('meta.shareAlt', { content, author }) }
}

function pictureTags({ path, type, widthPx, heightPx, alt }: LinkPreview['picture']): HeadTag[] {
  const url = SITE.siteUrl + path
  return [
    property('og:image', url),
    property('og:image:type', type),
    property('og:image:width', String(widthPx)),
    property('og:image:height', String(heightPx)),
    property('og:image:alt', alt),
    meta('twitter:image', url),
    meta('twitter:image:alt', alt),
  ]
}

export function manifestPath(language: LanguageId): string {
  return `/${language}.webmanifest`
}

function siteData(description: string, language: LanguageId): object {
  const name = i18n.getFixedT(language)('site.name')
  const url = pageUrl('home', language)
  const inLanguage = LANGUAGES[language].htmlLang
  const graph = [
    { '@type': 'WebSite', '@id': `${url}#site`, url, name, description, inLanguage },
    {
      '@type': 'WebApplication',
      '@id': `${url}#tool`,
      url: pageUrl('editor', language),
      name,
      description,
      inLanguage,
      applicationCategory: 'DesignApplication',
      operatingSystem: 'Any',
      browserRequirements: 'JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    },
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

function dataTag(data: object): HeadTag {
  return { name: 'script', attributes: { type: 'application/ld+json' }, text: jsonInScript(data) }
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } }
}

function property(property: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property, content } }
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { name: 'link', attributes: { rel, href, ...more } }
}

/** The path search engines keep: for a date the almanac day, for a month the calendar. */
function canonicalPath(id: PageId, path: string): string {
  if (id === 'authors') return path
  return id === 'day' ? dayPath(almanacDay(path)) : PAGES[id].path
}

/** Static pages have it too; the next page removes these elements. */
export const HEAD_MARK = 'data-page-head'

/** Leaves equal tags, as after a full load, untouched. */
export function writeHead(tags: readonly HeadTag[]): void {
  const before = [...document.head.querySelectorAll(`[${HEAD_MARK}]`)]
  const after = tags.map(elementOf)
  const isSame =
    before.length === after.length && after.every((element, at) => before[at]?.isEqualNode(element))
  if (isSame) return
  if (!before.length) document.head.querySelector('title')?.remove()
  const place = document.createComment('')
  if (before[0]) before[0].before(place)
  else document.head.append(place)
  for (const element of before) element.remove()
  place.replaceWith(...after)
}

function elementOf({ name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  element.setAttribute(HEAD_MARK, '')
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  // The only script in a head is JSON-LD, which Trusted Types treat as code.
  if (text !== undefined) element.textContent = name === 'script' ? trustedJson(text) : text
  return element
}
