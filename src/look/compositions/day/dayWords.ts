import { chineseDateOf, solarTermOf } from '../../../calendar/chineseCalendar'
import {
  chineseDateInWords,
  digitsInChinese,
  monthInChinese,
  stemAndBranch,
  weekdayInChinese,
} from '../../../calendar/chineseWords'
import { dateParts, dayOfYear, weekdayOf } from '../../../calendar/day'
import { dateInWords } from '../../../language/dateInWords'

/** What a calendar's leaf says of a day; '' for what it has not. */
export interface DayWords {
  day: number // 22
  weekday: number // 0 is Sunday
  year: string // 2026
  month: { en: string; zh: string } // November, 十一月
  weekdayName: { en: string; zh: string } // Sunday, 星期日
  yearInChinese: string // 二〇二六年
  lunar: string // 十月十四; '' outside the table
  chineseYear: string // 丙午年; '' outside the table
  term: string // 小雪, on its day alone
  dayOfYear: number // 326
}

export function dayWords(calendarDay: string): DayWords {
  const { year, month, day } = dateParts(calendarDay)
  const [weekdayName = '', , monthName = ''] = dateInWords(calendarDay, 'en', { weekday: true }).split(' ')
  const lunar = chineseDateOf(calendarDay)
  return {
    day,
    weekday: weekdayOf(calendarDay),
    year: String(year),
    month: { en: monthName, zh: `${monthInChinese(month)}月` },
    weekdayName: { en: weekdayName, zh: weekdayInChinese(calendarDay) },
    yearInChinese: `${digitsInChinese(year)}年`,
    lunar: lunar ? chineseDateInWords(lunar) : '',
    chineseYear: lunar ? `${stemAndBranch(lunar.year)}年` : '',
    term: solarTermOf(calendarDay) ?? '',
    dayOfYear: dayOfYear(calendarDay),
  }
}
