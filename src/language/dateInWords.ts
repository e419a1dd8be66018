import { LANGUAGES, type LanguageId } from './languages'

/**
 * A day (yyyy-mm-dd) as `21 November 2026` or, with its weekday, `Saturday 21 November`; in Chinese `2026 年
 * 11 月 21 日`, with thin spaces as in all mixed text. Invalid dates are returned unchanged.
 */
export function dateInWords(
  calendarDay: string,
  language: LanguageId,
  { weekday = false }: { weekday?: boolean } = {},
): string {
  const date = new Date(`${calendarDay}T12:00:00Z`)
  if (Number.isNaN(date.getTime())) return calendarDay
  const parts = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    weekday: date.getUTCDay(),
  }
  const { writtenDate, writtenWeekday } = LANGUAGES[language]
  const written = weekday ? writtenWeekday(parts) : writtenDate(parts)
  return written.replaceAll(/(\d)(?=\p{Script=Han})|(\p{Script=Han})(?=\d)/gu, '$1$2\u2009')
}
