import { chineseDateOf, solarTermOf } from '../calendar/chineseCalendar'
import { monthInChinese, shortChineseDay, stemAndBranch } from '../calendar/chineseWords'
import { dateParts, daysInMonth } from '../calendar/day'
import type { FirstWeekday } from '../calendar/monthGrid'
import { LANGUAGES, type LanguageId } from '../language/languages'

const IDEOGRAPHIC_SPACE = '\u3000'

export interface CalendarChoice {
  first: FirstWeekday
  isChinese: boolean // with Chinese calendar dates and solar terms
  language: LanguageId
}

export interface PrintedDay {
  day: string // yyyy-mm-dd
  number: string
  chinese: string // 十四, 十月 on a month's first day, or the solar term; '' if disabled
  isTerm: boolean // a solar term starts
}

export function printedDay(day: string, { isChinese }: Pick<CalendarChoice, 'isChinese'>): PrintedDay {
  const term = isChinese ? solarTermOf(day) : null
  const date = isChinese ? chineseDateOf(day) : null
  return {
    day,
    number: String(dateParts(day).day),
    chinese: term ?? (date ? shortChineseDay(date) : ''),
    isTerm: term !== null,
  }
}

export function englishMonth(month: string): string {
  return LANGUAGES.en.writtenMonth({ ...dateParts(`${month}-01`), weekday: 0 }, null)
}

/** It is 十一月 and 丙午年; both years if the year changes; without the calendar only 十一月. */
export function chineseMonth(
  month: string,
  { isChinese }: Pick<CalendarChoice, 'isChinese'>,
  lastMonth = month,
): string {
  const names = [...new Set([month, lastMonth])].map((each) => `${monthInChinese(partsOf(each).month)}月`)
  const { year, month: last } = partsOf(lastMonth)
  const ends = [`${month}-01`, `${lastMonth}-${daysInMonth(year, last)}`]
  const years = isChinese ? ends.map((day) => chineseDateOf(day)?.year ?? null) : []
  const written = [...new Set(years.filter((each) => each !== null))].map(stemAndBranch)
  return [names.join('、'), written.length > 0 ? `${written.join('、')}年` : '']
    .filter((part) => part !== '')
    .join(IDEOGRAPHIC_SPACE)
}

export function weekdayHeads({ first, language }: Pick<CalendarChoice, 'first' | 'language'>): string[] {
  return Array.from({ length: 7 }, (_, at) => weekdayHead((at + first) % 7, language))
}

export function weekdayHead(weekday: number, language: LanguageId): string {
  const word = LANGUAGES[language].weekdayAlone({ year: 2026, month: 1, day: 1, weekday })
  return language === 'zh' ? word.slice(-1) : word.slice(0, 3)
}

function partsOf(month: string) {
  return dateParts(`${month}-01`)
}
