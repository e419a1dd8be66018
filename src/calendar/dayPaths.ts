/**
 * Addresses of days, without a language: `/days/11-22` is the almanac's day, `/days/2026-11-22` that date, `/days/2026-11` a month
 * and `/days` the month in which it is opened.
 */
import { dateParts, daysInMonth } from './day'

export const DAYS_PATH = '/days'

/** What an address under `/days` names. */
export type DaysAddress =
  | { kind: 'month'; month: string | null } // yyyy-mm; null: this month
  | { kind: 'day'; day: string } // yyyy-mm-dd, or mm-dd of any year

const NAME = /^(?:(\d{4})-)?(\d{2})(?:-(\d{2}))?$/
/** In it each of the almanac's days exists. */
const LEAP_YEAR = 2024

/** What a path without its language names; null for any other, and for days that do not exist. */
export function daysAddress(path: string): DaysAddress | null {
  const plain = path.replace(/\/+$/, '')
  if (plain === DAYS_PATH) return { kind: 'month', month: null }
  if (!plain.startsWith(`${DAYS_PATH}/`)) return null
  const name = plain.slice(DAYS_PATH.length + 1)
  if (isDayName(name)) return { kind: 'day', day: name }
  return isMonthName(name) ? { kind: 'month', month: name } : null
}

/** `yyyy-mm-dd`, or `mm-dd` for a day of any year; a day that exists. */
export function isDayName(name: string): boolean {
  const [, first = String(LEAP_YEAR), month, day] =
    NAME.exec(isOfAnyYear(name) ? `${LEAP_YEAR}-${name}` : name) ?? []
  if (month === undefined || day === undefined || !isMonth(first, month)) return false
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(first), Number(month))
}

/** `yyyy-mm` */
function isMonthName(name: string): boolean {
  const [, year, month, day] = NAME.exec(name) ?? []
  return year !== undefined && month !== undefined && day === undefined && isMonth(year, month)
}

function isMonth(year: string, month: string): boolean {
  return Number(year) >= 1 && Number(month) >= 1 && Number(month) <= 12
}

/** `/days/2026-11-22`, `/days/11-22` */
export function dayPath(dayName: string): string {
  return `${DAYS_PATH}/${dayName}`
}

/** `/days/2026-11` of a day or a month of a year. */
export function monthPath(day: string): string {
  return `${DAYS_PATH}/${day.slice(0, 7)}`
}

/** Of the editor's address, without a language, whose card is copied: `/editor?day=11-22`. */
export const DAY_PARAMETER = 'day'

/** Where a copy of a day's card is edited. */
export function editDayPath(dayName: string): string {
  return `/editor?${DAY_PARAMETER}=${dayName}`
}

/** The almanac's day of a date: `11-22` of `2026-11-22`. */
export function almanacDay(dayName: string): string {
  return dayName.slice(-5)
}

/** Whether a day's name is without a year: `11-22`. */
export function isOfAnyYear(dayName: string): boolean {
  return dayName.length === 5
}

/** A date for a day of any year: of a leap year, so that each exists. A date stays as it is. */
export function dateOfDay(dayName: string): string {
  return isOfAnyYear(dayName) ? `${LEAP_YEAR}-${dayName}` : dayName
}

/**
 * The day so many days after another, of the same kind: after 12-31 comes 01-01, after 2026-12-31 2027-01-01. A date whose
 * neighbour has no name, 0001-01-01 or 9999-12-31, is its own.
 */
export function dayNameAfter(dayName: string, count: number): string {
  if (dayName.length === 5) {
    const days = almanacDays()
    return days[(days.indexOf(dayName) + count + days.length) % days.length] ?? dayName
  }
  const { year, month, day } = dateParts(dayName)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day + count) // in UTC each day has 24 hours
  const [before = ''] = date.toISOString().split('T')
  return isDayName(before) && before.length === 10 ? before : dayName
}

/** The 366 days of the almanac, `01-01` to `12-31`. */
export function almanacDays(): readonly string[] {
  return Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
    Array.from(
      { length: daysInMonth(LEAP_YEAR, month) },
      (_, at) => `${twoDigits(month)}-${twoDigits(at + 1)}`,
    ),
  )
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
