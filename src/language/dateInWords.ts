import { LANGUAGES, type CalendarDate, type LanguageId } from './languages'

/** Weeks start by language convention, 0: Sunday. */
export const FIRST_WEEKDAY: Record<LanguageId, 0 | 1> = { en: 0, zh: 1 }

/**
 * `21 November 2026` or, with weekday, `Saturday 21 November`; `2026 年 11 月 21 日` with thin spaces. Invalid
 * dates are returned unchanged.
 */
export function dateInWords(
  calendarDay: string,
  language: LanguageId,
  { weekday = false }: { weekday?: boolean } = {},
): string {
  const parts = partsOf(calendarDay)
  if (!parts) return calendarDay
  const { writtenDate, writtenWeekday } = LANGUAGES[language]
  return spaced(weekday ? writtenWeekday(parts) : writtenDate(parts))
}

/** Like `dateInWords`; mm-dd becomes `21 November`, `11 月 21 日`. */
export function dayInWords(dayName: string, language: LanguageId): string {
  const parts = partsOf(inSomeYear(dayName))
  if (!parts) return dayName
  const { writtenDate, writtenDay } = LANGUAGES[language]
  return spaced(hasYear(dayName) ? writtenDate(parts) : writtenDay(parts))
}

/** `November 2026`, or `November` of any year; `2026 年 11 月`, `11 月`. */
export function monthInWords(dayName: string, language: LanguageId): string {
  const parts = partsOf(inSomeYear(dayName))
  if (!parts) return dayName
  return spaced(LANGUAGES[language].writtenMonth(parts, hasYear(dayName) ? parts.year : null))
}

/** `Saturday`, `星期六`. */
export function weekdayInWords(calendarDay: string, language: LanguageId): string {
  const parts = partsOf(calendarDay)
  return parts ? LANGUAGES[language].weekdayAlone(parts) : ''
}

function hasYear(dayName: string): boolean {
  return dayName.length === 10
}

function inSomeYear(dayName: string): string {
  return hasYear(dayName) ? dayName : `2024-${dayName}`
}

function partsOf(calendarDay: string): CalendarDate | null {
  const date = new Date(`${calendarDay}T12:00:00Z`)
  if (Number.isNaN(date.getTime())) return null
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
}

function spaced(written: string): string {
  return written.replaceAll(/(\d)(?=\p{Script=Han})|(\p{Script=Han})(?=\d)/gu, '$1$2\u2009')
}
