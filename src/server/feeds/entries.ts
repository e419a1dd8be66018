/** What all feeds say of a day, from its quote: each format writes the same entry in its own way. */
import { dayPath } from '../../calendar/dayPaths'
import { dayCard } from '../../card/dayCard'
import { dayCardPath } from '../../card/cardAddress'
import { linkPreview } from '../../card/linkPreview'
import { linkWords, type SpokenText } from '../../card/linkWords'
import type { Quote } from '../../card/quote'
import { type Label, type LanguageId, LANGUAGES } from '../../language/languages'
import { withLanguage } from '../../language/path'
import { SITE } from '../../site'
import { startOf } from '../zones'
import { htmlText, plainText } from './markup'

export interface FeedEntry {
  id: string // a UUID, for ever the same for the day and the language
  day: string // yyyy-mm-dd
  startsAt: Date
  revision: 0 | 1 // 1: a provider's words, which may have come after the almanac's stood in
  updatedAt: Date // a second later with each revision: readers take a change by it
  url: string
  title: string // the words in the feed's language, in one line
  author: string // '' where there is none
  texts: readonly SpokenText[] // the quote and its translation
  source: readonly SpokenText[] // who said it, in each language, and where
  picture: { url: string; alt: string; widthPx: number; heightPx: number; type: string }
}

const REVISION_MS = 1_000

/** @param zone whose midnights the entries begin at; null: the server's */
export async function feedEntry(quote: Quote, language: LanguageId, zone: string | null): Promise<FeedEntry> {
  const card = dayCard(quote)
  const { paragraphs, attribution } = linkWords(card)
  const { title, picture } = linkPreview(card, '', language)
  const day = quote.date
  const { citation } = quote
  const startsAt = startOf(day, zone)
  const revision = quote.source === 'provider' ? 1 : 0
  return {
    id: await dayUuid(`${language}/${day}`),
    day,
    startsAt,
    revision,
    updatedAt: new Date(startsAt.getTime() + revision * REVISION_MS),
    url: SITE.siteUrl + withLanguage(dayPath(day), language),
    title: plainText(title) || day,
    author: plainText((language === 'zh' && citation?.authorZh) || quote.author),
    texts: cleanTexts(inOrder(paragraphs, language)),
    source: cleanTexts(attribution),
    picture: { ...picture, url: SITE.siteUrl + dayCardPath(day), alt: plainText(picture.alt) },
  }
}

/** The day's card and words as HTML, for readers that show it. */
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

/** The same as plain text. */
export function entryText({ texts, source }: FeedEntry): string {
  const from = source.map(({ text }) => text).join(', ')
  return [...texts.map(({ text }) => text), ...(from === '' ? [] : [`— ${from}`])].join('\n\n')
}

/** First the text that the feed's readers read. */
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

/** A feed in one language, whatever its format. */
export interface Feed {
  id: string // a UUID
  language: LanguageId
  zone: string | null // that was asked for
  url: string // its own address
  homeUrl: string
  iconUrl: string
  entries: readonly FeedEntry[] // the latest first
}

export const FEED_TITLE: Label = { en: 'Quotidian: a quote for each day', zh: '日签：每天一句' }
export const FEED_DESCRIPTION: Label = {
  en: 'A quote in English and Chinese for each day, as a card.',
  zh: '每天一句，中英对照，画成卡片。',
}
export const SITE_NAME: Label = { en: 'Quotidian', zh: '日签' }

/**
 * Names for feeds and their entries that last: UUIDs of version 5 (RFC 9562, 5.5) of the language and the day alone. They are the
 * same whatever the quote, the host's name, the edition and the time zone, so that no reader shows a day twice.
 */
const NAMESPACE = '8b0f6d1e-5a0f-4c52-9f4e-2f6a3d7c9e10' // of this project; never to be changed

/** @param name `en/2026-11-22` */
export async function dayUuid(name: string): Promise<string> {
  const namespace = Uint8Array.from(NAMESPACE.replaceAll('-', '').match(/../g)!, (hex) =>
    Number.parseInt(hex, 16),
  )
  const bytes = new Uint8Array([...namespace, ...new TextEncoder().encode(name)])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).subarray(0, 16)
  hash[6] = (hash[6]! & 0x0f) | 0x50 // version 5
  hash[8] = (hash[8]! & 0x3f) | 0x80 // variant
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
