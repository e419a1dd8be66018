/** The dates that compositions print, from yyyy-mm-dd, by plain arithmetic. */
import { dayInChinese, digitsInChinese, monthInChinese } from '../../calendar/chineseWords'
import { LANGUAGES, type CalendarDate } from '../../language/languages'

/** 22 November 2026 */
export function englishDate(day: string): string {
  return LANGUAGES.en.writtenDate(calendarDate(day))
}

/** Sunday, 22 November 2026 */
export function englishWeekday(day: string): string {
  const [weekday, ...rest] = LANGUAGES.en.writtenWeekday(calendarDate(day)).split(' ')
  return `${weekday}, ${rest.join(' ')} ${calendarDate(day).year}`
}

/** 二〇二六年十一月廿二日: as on calendars, 廿 for the twenties but not for 20. */
export function chineseDate(day: string): string {
  const { year, month, day: dayOfMonth } = calendarDate(day)
  return `${digitsInChinese(year)}年${monthInChinese(month)}月${dayInChinese(dayOfMonth)}日`
}

/** The day's number in its year, 1 to 366. */
export function dayOfYear(day: string): number {
  const { year, month, day: dayOfMonth } = calendarDate(day)
  return (Date.UTC(year, month - 1, dayOfMonth) - Date.UTC(year, 0, 0)) / DAY_MS
}

const DAY_MS = 86_400_000

export function calendarDate(day: string): CalendarDate {
  const [year = 0, month = 1, dayOfMonth = 1] = day.split('-').map(Number)
  const daysSince1970 = Date.UTC(year, month - 1, dayOfMonth) / DAY_MS
  return { year, month, day: dayOfMonth, weekday: (((daysSince1970 + THURSDAY) % 7) + 7) % 7 }
}

const THURSDAY = 4 // 1970-01-01
