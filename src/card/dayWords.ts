/** Browser, static pages and server share it. A text's name is its place: `data-day="month"`. */
import { dateParts } from '../calendar/day'
import { dateOfDay, dayNameAfter, dayPath, DAYS_PATH, editDayPath, monthPath } from '../calendar/dayPaths'
import { dayInWords, monthInWords, weekdayInWords } from '../language/dateInWords'
import type { LanguageId } from '../language/languages'
import { withLanguage } from '../language/path'
import { hasHan } from '../text/characters'
import { citationInWords } from './citationInWords'
import type { Quote } from './quote'

const EVERY_YEAR: Record<LanguageId, string> = { en: 'Every year', zh: '每年' }
/** in the line below the month */
const GAP = '　'

export interface DayWords {
  title: string // 22 November 2026
  figure: string
  month: string // November 2026, linked to the calendar
  monthLine: string
  weekday: string // Sunday, in Chinese also the Chinese date
}

/** @param chinese 十月十四 小雪, if known */
export function dayWords(dayName: string, language: LanguageId, chinese = ''): DayWords {
  const weekday = dayName.length === 10 ? weekdayInWords(dayName, language) : EVERY_YEAR[language]
  return {
    title: dayInWords(dayName, language),
    figure: String(dateParts(dateOfDay(dayName)).day),
    month: monthInWords(dayName, language),
    monthLine: monthInWords(dayName, language),
    weekday: [weekday, chinese].filter((part) => part !== '').join(GAP),
  }
}

export interface QuoteWords {
  content: string
  translation: string
  author: string // in the page's language if known
  otherName: string // in the other language; ''
  citation: string
}

export function quoteWords(quote: Quote, language: LanguageId): QuoteWords {
  const { content, translation, author, citation } = quote
  const chinese = citation?.authorZh ?? ''
  const names = hasHan(author) || chinese === '' ? [author] : [author, chinese]
  const [first = '', second = ''] = language === 'zh' ? names.toReversed() : names
  return {
    content,
    translation,
    author: first,
    otherName: second,
    citation: citationInWords(citation, language),
  }
}

/** A day of any year links to the current month, which only a browser knows. */
export function dayAddresses(dayName: string, language: LanguageId) {
  const at = (path: string) => withLanguage(path, language)
  return {
    previous: at(dayPath(dayNameAfter(dayName, -1))),
    next: at(dayPath(dayNameAfter(dayName, 1))),
    calendar: at(dayName.length === 10 ? monthPath(dayName) : DAYS_PATH),
    edit: at(editDayPath(dayName)),
  }
}
