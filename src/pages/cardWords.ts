import type { Card, ProductCard, QuoteCard } from '../card/card'
import { LANGUAGES, type LanguageId } from '../language/languages'

/** What a card says, for those who hear it, as far as it is shown: the words from above, and the date. */
export function cardWords(card: Card, language: LanguageId): string {
  const { showDate } = card.settings
  const day = card.kind === 'quote' ? card.quote.date : card.product.date
  const words = [
    ...(card.kind === 'quote' ? quoteWords(card) : productWords(card, language)),
    showDate ? dateInWords(day, language) : '',
  ]
  return words
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(language === 'zh' ? '；' : '; ')
}

function quoteWords({ quote, settings }: QuoteCard): string[] {
  return [
    quote.content,
    settings.showTranslation ? quote.translation : '',
    settings.showAuthor ? quote.author : '',
  ]
}

function productWords({ product, settings }: ProductCard, language: LanguageId): string[] {
  const { votes, comments, topics } = product
  const counted = (isShown: boolean, count: number | null, words: { en: string; zh: string }) =>
    isShown && count !== null ? `${count.toLocaleString(language)} ${words[language]}` : ''
  return [
    product.name,
    settings.showTagline ? product.tagline : '',
    settings.showDescription ? product.description : '',
    settings.showTopics ? topics.join(language === 'zh' ? '、' : ', ') : '',
    counted(settings.showVotes, votes, { en: votes === 1 ? 'vote' : 'votes', zh: '票' }),
    counted(settings.showComments, comments, { en: comments === 1 ? 'comment' : 'comments', zh: '条评论' }),
  ]
}

/** `21 November 2026`, or `2026 年 11 月 21 日`: Chinese dates take thin spaces as all mixed text does. */
export function dateInWords(
  day: string,
  language: LanguageId,
  parts: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'long', year: 'numeric' },
): string {
  const date = new Date(`${day}T12:00:00Z`)
  if (Number.isNaN(date.getTime())) return day
  const written = dateFormat(LANGUAGES[language].dateLocale, parts).format(date)
  return written.replaceAll(/(\d)(?=\p{Script=Han})|(\p{Script=Han})(?=\d)/gu, '$1$2\u2009')
}

// Making one takes longer than all else the words of a card need, and they are needed at every keystroke.
const formats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, parts])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  formats.set(key, format)
  return format
}
