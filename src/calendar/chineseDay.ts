import { chineseDateOf, solarTermOf } from './chineseCalendar'
import { chineseDateInWords } from './chineseWords'

/** Includes a solar term starting then: 十月十四 小雪; '' outside the table. */
export function chineseDayInWords(calendarDay: string): string {
  const date = chineseDateOf(calendarDay)
  return [date ? chineseDateInWords(date) : '', solarTermOf(calendarDay) ?? '']
    .filter((part) => part !== '')
    .join('　')
}
