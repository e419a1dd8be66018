/** The dates that compositions print, from yyyy-mm-dd, by plain arithmetic. */
import { LANGUAGES, type CalendarDate } from '../../language/languages'

const DIGITS = '〇一二三四五六七八九'

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
  const written = [...String(year)].map((digit) => DIGITS[Number(digit)]).join('')
  return `${written}年${chineseNumber(month)}月${chineseNumber(dayOfMonth)}日`
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

/** 1 to 31. */
function chineseNumber(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), DIGITS[number % 10]!]
  if (number < 10) return ones
  if (number === 10 || number === 20 || number === 30) return ['', '十', '二十', '三十'][tens]!
  return `${['', '十', '廿', '三十'][tens]}${ones}`
}
