import type { ChineseDate } from './chineseCalendar'
import { dateParts, weekdayOf } from './day'

/** For cards. Days 21 to 29 use 廿. */

const DIGITS = '〇一二三四五六七八九'
const WEEKDAYS = '日一二三四五六'
const STEMS = '甲乙丙丁戊己庚辛壬癸'
const BRANCHES = '子丑寅卯辰巳午未申酉戌亥'

export function digitsInChinese(number: number): string {
  return [...String(number)].map((digit) => DIGITS[Number(digit)]).join('')
}

export function monthInChinese(month: number): string {
  return numberInChinese(month)
}

export function dayInChinese(day: number): string {
  return numberInChinese(day)
}

export function weekdayInChinese(calendarDay: string): string {
  return `星期${WEEKDAYS[weekdayOf(calendarDay)]}`
}

export function wholeDateInChinese(calendarDay: string): string {
  const { year, month, day } = dateParts(calendarDay)
  return `${digitsInChinese(year)}年${monthInChinese(month)}月${dayInChinese(day)}日`
}

/** 丙午 for the Chinese year 2026 (`ChineseDate.year`). */
export function stemAndBranch(year: number): string {
  return STEMS[(year + 6) % 10]! + BRANCHES[(year + 8) % 12]!
}

export function chineseDateInWords(date: ChineseDate): string {
  return monthName(date) + dayName(date)
}

export function shortChineseDay(date: ChineseDate): string {
  return date.day === 1 ? monthName(date) : dayName(date)
}

function monthName({ month, isLeap }: ChineseDate): string {
  return `${isLeap ? '闰' : ''}${month === 1 ? '正' : monthInChinese(month)}月`
}

function dayName({ day }: ChineseDate): string {
  return `${day <= 10 ? '初' : ''}${dayInChinese(day)}`
}

function numberInChinese(number: number): string {
  const [tens, ones] = [Math.floor(number / 10), number % 10]
  const ten = tens === 0 ? '' : tens === 1 ? '十' : tens === 2 && ones > 0 ? '廿' : `${DIGITS[tens]}十`
  return ten + (ones === 0 ? '' : DIGITS[ones])
}
