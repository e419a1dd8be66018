import { dateParts, daysInMonth, weekdayOf } from '../../calendar/day'
import { dayNameAfter, isCalendarDay } from '../../calendar/dayPaths'
import { monthAfter, type FirstWeekday } from '../../calendar/monthGrid'
import { isRecord } from '../../scene/values'

/** Days are yyyy-mm-dd, months yyyy-mm, years yyyy. */
export type DayRange =
  | { kind: 'week'; day: string }
  | { kind: 'month'; month: string }
  | { kind: 'year'; year: string }
  | { kind: 'dates'; from: string; to: string } // inclusive; as typed, perhaps invalid

export type RangeKind = DayRange['kind']

export type RangeProblem =
  | { code: 'not-a-day'; field: 'from' | 'to' }
  | { code: 'backwards' }
  | { code: 'too-long'; days: number; mostDays: number }

export const MOST_DAYS = 366
const MS_A_DAY = 86_400_000

export function daysOfRange(
  range: DayRange,
  firstWeekday: FirstWeekday,
): { days: readonly string[]; problem: null } | { days: readonly []; problem: RangeProblem } {
  const { from, to } = endsOf(range, firstWeekday)
  const problem = problemOf(from, to)
  if (problem) return { days: [], problem }
  const days = Array.from({ length: countOf(from, to) }, (_, at) => dayNameAfter(from, at))
  return { days: [...new Set(days)], problem: null } // The calendar ends on 9999-12-31.
}

export function endsOf(range: DayRange, firstWeekday: FirstWeekday): { from: string; to: string } {
  switch (range.kind) {
    case 'week': {
      const from = dayNameAfter(range.day, -((weekdayOf(range.day) - firstWeekday + 7) % 7))
      return { from, to: dayNameAfter(from, 6) }
    }
    case 'month': {
      const { year, month } = dateParts(`${range.month}-01`)
      return { from: `${range.month}-01`, to: `${range.month}-${daysInMonth(year, month)}` }
    }
    case 'year':
      return { from: `${range.year}-01-01`, to: `${range.year}-12-31` }
    case 'dates':
      return range
  }
}

/** Dates move by their own number of days. */
export function rangeBeside(range: DayRange, by: 1 | -1): DayRange {
  switch (range.kind) {
    case 'week':
      return { kind: 'week', day: dayNameAfter(range.day, 7 * by) }
    case 'month': {
      const month = monthAfter(range.month, by)
      return month ? { kind: 'month', month } : range
    }
    case 'year': {
      const month = monthAfter(`${range.year}-01`, 12 * by)
      return month ? { kind: 'year', year: month.slice(0, 4) } : range
    }
    case 'dates': {
      if (problemOf(range.from, range.to)) return range
      const days = countOf(range.from, range.to) * by
      return { kind: 'dates', from: dayNameAfter(range.from, days), to: dayNameAfter(range.to, days) }
    }
  }
}

export function rangeOfKind(kind: RangeKind, before: DayRange, firstWeekday: FirstWeekday): DayRange {
  const ends = endsOf(before, firstWeekday)
  const day = [ends.from, ends.to].find(isCalendarDay)
  if (day === undefined || kind === before.kind) return before
  if (kind === 'week') return { kind, day }
  if (kind === 'month') return { kind, month: day.slice(0, 7) }
  if (kind === 'year') return { kind, year: day.slice(0, 4) }
  return { kind, ...ends }
}

/** null if invalid; dates may be invalid, as while typed. */
export function restoreRange(data: unknown): DayRange | null {
  if (!isRecord(data)) return null
  const { kind, day, month, year, from, to } = data
  if (kind === 'week' && typeof day === 'string' && isCalendarDay(day)) return { kind, day }
  if (kind === 'month' && typeof month === 'string' && isCalendarDay(`${month}-01`)) return { kind, month }
  if (kind === 'year' && typeof year === 'string' && isCalendarDay(`${year}-01-01`)) return { kind, year }
  if (kind === 'dates' && typeof from === 'string' && typeof to === 'string') return { kind, from, to }
  return null
}

function problemOf(from: string, to: string): RangeProblem | null {
  if (!isCalendarDay(from)) return { code: 'not-a-day', field: 'from' }
  if (!isCalendarDay(to)) return { code: 'not-a-day', field: 'to' }
  const days = countOf(from, to)
  if (days < 1) return { code: 'backwards' }
  return days > MOST_DAYS ? { code: 'too-long', days, mostDays: MOST_DAYS } : null
}

/** In UTC, where each day has 24 hours. */
function countOf(from: string, to: string): number {
  return Math.round((noonOf(to) - noonOf(from)) / MS_A_DAY) + 1
}

function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`)
}
