/** What all feeds say of a day, from its quote: each format writes the same entry in its own way. */
import { dayPath } from '../../calendar/dayPaths'
import { dayCard } from '../../card/dayCard'
import { dayCardPath } from '../../card/cardAddress'
import { linkPreview } from '../../card/linkPreview'
import { linkWords, type SpokenText } from '../../card/linkWords'
import type { Quote } from '../../card/quote'
import { LANGUAGES, type LanguageId } from '../../language/languages'
import { withLanguage } from '../../language/path'
import { SITE } from '../../site'
import { startOf } from '../zones'
import { dayUuid } from './dayUuid'
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
