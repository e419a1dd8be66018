/** A day is a name, not a moment, so no time zone can shift it. In UTC each day has 24 hours. */
import { dateParts, dayNamed, daysInMonth } from '../calendar/day'
import { isCalendarDay } from '../calendar/dayPaths'

export function localDay(now: Date): string {
  return dayNamed(now.getFullYear(), now.getMonth() + 1, now.getDate())
}

/** A day has 23 to 25 hours. */
export function msToMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
  return midnight.getTime() - now.getTime()
}

/** The written day counts: `2026-11-22T00:00+08:00` is always the 22nd. */
export function writtenDay(text: string): string | null {
  const { year, month, day } = (DATE_AND_TIME.exec(text) ?? COMPACT_DATE.exec(text))?.groups ?? {}
  if (!year || !month || !day) return null
  const name = dayNamed(Number(year), Number(month), Number(day))
  return isCalendarDay(name) ? name : null
}

const TIME = String.raw`\d{1,2}(?::?\d{2}(?::?\d{2}(?:[.,]\d{1,9})?)?)?\s?(?:Z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?`
const DATE_AND_TIME = new RegExp(
  String.raw`^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?:(?:T|\s)${TIME})?$`,
  'i',
)
const COMPACT_DATE = new RegExp(String.raw`^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?:T${TIME})?$`, 'i')

export function dayAfter(calendarDay: string, count: number): string {
  const { year, month, day } = dateParts(calendarDay)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day + count)
  return dayNamed(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** True if it is today in any time zone, given `today` here. */
export function isTodaySomewhere(calendarDay: string, today: string): boolean {
  return calendarDay >= dayAfter(today, -1) && calendarDay <= dayAfter(today, 1)
}

/** Never `shown`, and none `seen` while others are left. `random`: 0 ≤ r < 1. */
export function randomDayOfMonth(
  today: string,
  random: () => number,
  shown: string | null,
  seen: ReadonlySet<string> = new Set(),
): string {
  const { year, month } = dateParts(today)
  const days = Array.from({ length: daysInMonth(year, month) }, (_, at) => dayNamed(year, month, at + 1))
  const others = days.filter((day) => day !== shown)
  const unseen = others.filter((day) => !seen.has(day))
  const among = unseen.length > 0 ? unseen : others
  return among[Math.floor(random() * among.length)]!
}
