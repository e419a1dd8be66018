import { EARLIEST_TERMS, FIRST_YEAR, LAST_YEAR, MONTHS, TERMS } from './chineseTable'
import { chineseDateInWords } from './chineseWords'

/** The calendar (农历) and solar terms (节气) come from a table (DECISIONS.md, Chinese calendar). */

export interface ChineseDate {
  year: number // 2026 starts on 17 February 2026
  month: number
  isLeap: boolean // true: the second month with that number
  day: number
}

const DAY_MS = 86_400_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const SOLAR_TERMS = (
  '小寒 大寒 立春 雨水 惊蛰 春分 清明 谷雨 立夏 小满 芒种 夏至 ' +
  '小暑 大暑 立秋 处暑 白露 秋分 寒露 霜降 立冬 小雪 大雪 冬至'
).split(' ')

const NEW_YEARS: readonly number[] = newYears()

/** null outside 1901 to 2100. */
export function chineseDateOf(calendarDay: string): ChineseDate | null {
  const parts = partsInTable(calendarDay)
  if (!parts) return null
  const today = dayNumber(parts.year, parts.month, parts.day)
  const isBeforeNewYear = today < NEW_YEARS[parts.year - FIRST_YEAR + 1]!
  const year = isBeforeNewYear ? parts.year - 1 : parts.year
  const { leapMonth, lengths } = yearOf(year)
  let day = today - NEW_YEARS[year - FIRST_YEAR + 1]!
  let at = 0
  while (day >= lengths[at]!) day -= lengths[at++]!
  const isAfterLeap = leapMonth > 0 && at >= leapMonth
  return { year, month: isAfterLeap ? at : at + 1, isLeap: leapMonth > 0 && at === leapMonth, day: day + 1 }
}

/** The term starting on `yyyy-mm-dd`, e.g. 小雪; null if none, or outside the table. */
export function solarTermOf(calendarDay: string): string | null {
  const parts = partsInTable(calendarDay)
  if (!parts) return null
  const { year, month, day } = parts
  const at = [2 * month - 2, 2 * month - 1].find((term) => dayOfTerm(year, term) === day)
  return at === undefined ? null : SOLAR_TERMS[at]!
}

function partsInTable(calendarDay: string): { year: number; month: number; day: number } | null {
  const [, ...digits] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(calendarDay) ?? []
  const [year = 0, month = 0, day = 0] = digits.map(Number)
  return year >= FIRST_YEAR && year <= LAST_YEAR ? { year, month, day } : null
}

function newYears(): number[] {
  const days = [dayNumber(FIRST_YEAR - 1, 1, 31)]
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const { lengths } = yearOf(year - 1)
    days.push(lengths.reduce((sum, length) => sum + length, days.at(-1)!))
  }
  return days
}

function yearOf(year: number): { leapMonth: number; lengths: number[] } {
  const at = 3 * (year - FIRST_YEAR + 1)
  const bits = (bitsAt(MONTHS, at) << 12) | (bitsAt(MONTHS, at + 1) << 6) | bitsAt(MONTHS, at + 2)
  const leapMonth = bits >> 13
  const lengths = Array.from({ length: leapMonth > 0 ? 13 : 12 }, (_, month) => 29 + ((bits >> month) & 1))
  return { leapMonth, lengths }
}

function dayOfTerm(year: number, term: number): number {
  const bits = bitsAt(TERMS, 8 * (year - FIRST_YEAR) + Math.floor(term / 3))
  return EARLIEST_TERMS[term]! + ((bits >> (4 - 2 * (term % 3))) & 3)
}

function bitsAt(letters: string, at: number): number {
  return LETTERS.indexOf(letters[at]!)
}

/** Counts in UTC, where each day has 24 hours. */
function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

/** Includes a solar term starting then: 十月十四 小雪; '' outside the table. */
export function chineseDayInWords(calendarDay: string): string {
  const date = chineseDateOf(calendarDay)
  return [date ? chineseDateInWords(date) : '', solarTermOf(calendarDay) ?? '']
    .filter((part) => part !== '')
    .join('　')
}
