/** Weeks and keys are those of the ARIA Authoring Practices' date grids. */
import { dateParts, daysInMonth, monthNamed, twoDigits, weekdayOf } from './day'
import { dayNameAfter } from './dayPaths'

/** 0: Sunday, 1: Monday */
export type FirstWeekday = 0 | 1

const WEEK = 7
const LAST_MONTH = 12 * 9_999 - 1 // counted from January of year 1

export function monthOf(calendarDay: string): string {
  return calendarDay.slice(0, 7)
}

export function weeksOf(month: string, first: FirstWeekday): (string | null)[][] {
  const before = placeInWeek(dayIn(month, 1), first)
  const length = lengthOf(month)
  return Array.from({ length: Math.ceil((before + length) / WEEK) }, (_, week) =>
    Array.from({ length: WEEK }, (_place, place) => {
      const day = week * WEEK + place - before + 1
      return day < 1 || day > length ? null : dayIn(month, day)
    }),
  )
}

/** Returns null outside years 1 to 9999. */
export function monthAfter(month: string, count: number): string | null {
  const { year, month: number } = dateParts(`${month}-01`)
  const at = 12 * (year - 1) + number - 1 + count
  if (at < 0 || at > LAST_MONTH) return null
  return monthNamed(Math.floor(at / 12) + 1, (at % 12) + 1)
}

/** The same day where the calendar ends; null for other keys. */
export function dayByKey(
  day: string,
  { key, shiftKey = false }: { key: string; shiftKey?: boolean },
  first: FirstWeekday,
): string | null {
  const place = placeInWeek(day, first)
  const month = monthOf(day)
  const { day: number } = dateParts(day)
  switch (key) {
    case 'ArrowLeft':
      return dayNameAfter(day, -1)
    case 'ArrowRight':
      return dayNameAfter(day, 1)
    case 'ArrowUp':
      return dayNameAfter(day, -WEEK)
    case 'ArrowDown':
      return dayNameAfter(day, WEEK)
    case 'Home':
      return dayIn(month, Math.max(1, number - place))
    case 'End':
      return dayIn(month, Math.min(lengthOf(month), number + WEEK - 1 - place))
    case 'PageUp':
      return sameDayIn(monthAfter(month, shiftKey ? -12 : -1), day)
    case 'PageDown':
      return sameDayIn(monthAfter(month, shiftKey ? 12 : 1), day)
    default:
      return null
  }
}

function sameDayIn(month: string | null, day: string): string {
  return month === null ? day : dayIn(month, Math.min(dateParts(day).day, lengthOf(month)))
}

function placeInWeek(day: string, first: FirstWeekday): number {
  return (weekdayOf(day) - first + WEEK) % WEEK
}

function lengthOf(month: string): number {
  const { year, month: number } = dateParts(`${month}-01`)
  return daysInMonth(year, number)
}

function dayIn(month: string, day: number): string {
  return `${month}-${twoDigits(day)}`
}
