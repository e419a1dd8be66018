/** `/days/11-22` is an almanac day, `/days/2026-11-22` a date, `/days/2026-11` a month. */
import { dateParts, daysInMonth, twoDigits } from './day'

export const DAYS_PATH = '/days'

export type DaysAddress = { kind: 'month'; month: string | null } | { kind: 'day'; day: string } // yyyy-mm-dd, or mm-dd of any year

const NAME = /^(?:(\d{4})-)?(\d{2})(?:-(\d{2}))?$/
const LEAP_YEAR = 2024

/** Parses a path without its language; null for other paths and nonexistent days. */
export function daysAddress(path: string): DaysAddress | null {
  const plain = path.replace(/\/+$/, '')
  if (plain === DAYS_PATH) return { kind: 'month', month: null }
  if (!plain.startsWith(`${DAYS_PATH}/`)) return null
  const name = plain.slice(DAYS_PATH.length + 1)
  if (isDayName(name)) return { kind: 'day', day: name }
  return isMonthName(name) ? { kind: 'month', month: name } : null
}

export function isDayName(name: string): boolean {
  const [, first = String(LEAP_YEAR), month, day] =
    NAME.exec(isOfAnyYear(name) ? `${LEAP_YEAR}-${name}` : name) ?? []
  if (month === undefined || day === undefined || !isMonth(first, month)) return false
  return Number(day) >= 1 && Number(day) <= daysInMonth(Number(first), Number(month))
}

/** Accepts 0001-9999 in the proleptic Gregorian calendar, like an HTML date field. */
export function isCalendarDay(text: string): boolean {
  return text.length === 10 && isDayName(text)
}

function isMonthName(name: string): boolean {
  const [, year, month, day] = NAME.exec(name) ?? []
  return year !== undefined && month !== undefined && day === undefined && isMonth(year, month)
}

function isMonth(year: string, month: string): boolean {
  return Number(year) >= 1 && Number(month) >= 1 && Number(month) <= 12
}

export function dayPath(dayName: string): string {
  return `${DAYS_PATH}/${dayName}`
}

export function monthPath(day: string): string {
  return `${DAYS_PATH}/${day.slice(0, 7)}`
}

/** The editor copies this day's card: `/editor?day=11-22`. */
export const DAY_PARAMETER = 'day'

export function editDayPath(dayName: string): string {
  return `/editor?${DAY_PARAMETER}=${dayName}`
}

export function almanacDay(dayName: string): string {
  return dayName.slice(-5)
}

export function isOfAnyYear(dayName: string): boolean {
  return dayName.length === 5
}

/** Days of any year get a leap year, so that they exist. */
export function dateOfDay(dayName: string): string {
  return isOfAnyYear(dayName) ? `${LEAP_YEAR}-${dayName}` : dayName
}

/** Keeps the kind: after 12-31 comes 01-01. Returns dates beyond 0001-01-01 and 9999-12-31 unchanged. */
export function dayNameAfter(dayName: string, count: number): string {
  if (dayName.length === 5) {
    const days = almanacDays()
    return days[(days.indexOf(dayName) + count + days.length) % days.length] ?? dayName
  }
  const { year, month, day } = dateParts(dayName)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day + count) // in UTC each day has 24 hours
  const [before = ''] = date.toISOString().split('T')
  return isCalendarDay(before) ? before : dayName
}

export function almanacDays(): readonly string[] {
  return Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
    Array.from(
      { length: daysInMonth(LEAP_YEAR, month) },
      (_, at) => `${twoDigits(month)}-${twoDigits(at + 1)}`,
    ),
  )
}
