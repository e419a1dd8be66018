import type { Card } from '../card/card'
import { LANGUAGES, type LanguageId } from '../language/languages'

/** What a card says, for those who hear it: quote, translation, author and date, as far as they are shown. */
export function cardWords({ quote, settings }: Card, language: LanguageId): string {
  const words = [
    quote.content,
    settings.showTranslation ? quote.translation : '',
    settings.showAuthor ? quote.author : '',
    settings.showDate ? dateInWords(quote.date, language) : '',
  ]
  return words
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .join(language === 'zh' ? '；' : '; ')
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
