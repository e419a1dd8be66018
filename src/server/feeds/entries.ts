import { dayPath } from '../../calendar/dayPaths'
import { dayCard } from '../../card/dayCard'
import { dayCardPath } from '../../card/cardAddress'
import { linkPreview, linkWords, type SpokenText } from '../../card/linkPreview'
import type { Quote } from '../../card/quote'
import { type Label, type LanguageId, LANGUAGES } from '../../language/languages'
import { withLanguage } from '../../language/path'
import { hexOf } from '../../scene/written'
import { SITE } from '../../site'
import { startOf } from '../zones'
import { htmlText, plainText } from '../../export/xmlText'

export interface FeedEntry {
  id: string // a UUID, permanent for day and language
  day: string // yyyy-mm-dd
  startsAt: Date
  revision: 0 | 1 // 1: a provider's text, perhaps after a stand-in
  updatedAt: Date // a second later per revision, by which readers detect changes
  url: string
  title: string // the quote on one line, in the feed's language
  author: string // '' if unknown
  texts: readonly SpokenText[]
  source: readonly SpokenText[] // author per language, and work
  picture: { url: string; alt: string; widthPx: number; heightPx: number; type: string }
}

const REVISION_MS = 1_000

/** @param zone its midnights start entries; null: the server's */
export async function feedEntry(
  quote: Quote,
  language: LanguageId,
  zone: string | null,
  page = quote.date,
): Promise<FeedEntry> {
  const card = dayCard(quote)
  const { paragraphs, attribution } = linkWords(card)
  const { title, picture } = linkPreview(card, '', language)
  const day = quote.date
  const { citation } = quote
  const startsAt = startOf(day, zone)
  const revision = quote.source === 'provider' ? 1 : 0
  return {
    id: await dayUuid([language, ...(page === day ? [] : ['almanac']), day].join('/')),
    day,
    startsAt,
    revision,
    updatedAt: new Date(startsAt.getTime() + revision * REVISION_MS),
    url: SITE.siteUrl + withLanguage(dayPath(page), language),
    title: plainText(title) || day,
    author: plainText((language === 'zh' && citation?.authorZh) || quote.author),
    texts: cleanTexts(inOrder(paragraphs, language)),
    source: cleanTexts(attribution),
    picture: { ...picture, url: SITE.siteUrl + dayCardPath(page), alt: plainText(picture.alt) },
  }
}

export function entryHtml({ url, texts, source, picture }: FeedEntry): string {
  const size = `width="${picture.widthPx}" height="${picture.heightPx}"`
  const image = `<img src="${htmlText(picture.url)}" alt="${htmlText(picture.alt)}" ${size}>`
  const lines = texts.map(
    (text) => `<p ${languageOf(text)}>${htmlText(text.text).replaceAll('\n', '<br>')}</p>`,
  )
  const names = source.map((text) => `<bdi ${languageOf(text)}>${htmlText(text.text)}</bdi>`)
  const from = names.length > 0 ? `<p>— ${names.join(', ')}</p>` : ''
  return `<p><a href="${htmlText(url)}">${image}</a></p><blockquote>${lines.join('')}</blockquote>${from}`
}

export function entryText({ texts, source }: FeedEntry): string {
  const from = source.map(({ text }) => text).join(', ')
  return [...texts.map(({ text }) => text), ...(from === '' ? [] : [`— ${from}`])].join('\n\n')
}

/** Puts the feed's language first. */
function inOrder(texts: readonly SpokenText[], language: LanguageId): SpokenText[] {
  const isOwn = (text: SpokenText) => text.language === language
  return [...texts.filter(isOwn), ...texts.filter((text) => !isOwn(text))]
}

function cleanTexts(texts: readonly SpokenText[]): SpokenText[] {
  return texts
    .map(({ text, language }) => ({ text: plainText(text), language }))
    .filter(({ text }) => text !== '')
}

function languageOf({ language }: SpokenText): string {
  return `lang="${LANGUAGES[language].htmlLang}" dir="auto"`
}

export interface Feed {
  id: string // a UUID
  title: string
  language: LanguageId
  zone: string | null // as requested
  remindAt: number | null // minutes after midnight; only a calendar's
  url: string
  homeUrl: string
  iconUrl: string
  todayStartsAt: Date
  entries: readonly FeedEntry[] // latest first
}

export const FEED_TITLE: Label = { en: 'Quotidian: a quote for each day', zh: '日签：每天一句' }
export const FEED_DESCRIPTION: Label = {
  en: 'A quote in English and Chinese for each day, as a card.',
  zh: '每天一句，中英对照，画成卡片。',
}
/** Before an author’s name, in the title of a feed. */
export const FEED_OF: Label = { en: 'Quotidian: ', zh: '日签：' }
export const SITE_NAME: Label = { en: 'Quotidian', zh: '日签' }

/** UUIDs of version 5 (RFC 9562, 5.5) from language and day only, since readers show no day twice. */
const NAMESPACE = '8b0f6d1e-5a0f-4c52-9f4e-2f6a3d7c9e10' // must never change

/** @param name `en/2026-11-22` */
export async function dayUuid(name: string): Promise<string> {
  const namespace = Uint8Array.from(NAMESPACE.replaceAll('-', '').match(/../g)!, (hex) =>
    Number.parseInt(hex, 16),
  )
  const bytes = new Uint8Array([...namespace, ...new TextEncoder().encode(name)])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).subarray(0, 16)
  hash[6] = (hash[6]! & 0x0f) | 0x50 // version 5
  hash[8] = (hash[8]! & 0x3f) | 0x80 // variant
  return hexOf(hash).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
