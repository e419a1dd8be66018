/** Visitors' time zones by IANA name; null: the server's. */
import { LRUCache } from 'lru-cache'
import { dayAfter, localDay, msToMidnight } from '../quotes/dates'

const NAME = /^[A-Za-z][\w+\-/]{0,63}$/ // excludes offsets, which have no summer time
const LONGEST_DAY_MS = 27 * 3_600_000
const FARTHEST_MS = 15 * 3_600_000 // from UTC's midnight to any other
const SECOND_MS = 1_000
const MAX_READERS = 64

export function isTimeZone(name: string): boolean {
  if (!NAME.test(name)) return false
  try {
    dayReader(name)
    return true
  } catch {
    return false
  }
}

/** yyyy-mm-dd */
export function dayIn(zone: string | null, now: Date): string {
  return zone === null ? localDay(now) : dayReader(zone)(now.getTime())
}

/** At least 1. */
export function secondsLeftIn(zone: string | null, now: Date): number {
  const at = now.getTime()
  if (zone === null) return Math.max(1, Math.floor(msToMidnight(now) / SECOND_MS))
  const dayAt = dayReader(zone)
  const today = dayAt(at)
  return Math.max(1, (firstSecond((ms) => dayAt(ms) > today, at, at + LONGEST_DAY_MS) - at) / SECOND_MS) | 0
}

/** Midnight, or an hour later if the clock skips it. */
export function startOf(day: string, zone: string | null): Date {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number)
  if (zone === null) return new Date(year, month - 1, date)
  const dayAt = dayReader(zone)
  const midnight = Date.UTC(year, month - 1, date)
  return new Date(firstSecond((ms) => dayAt(ms) >= day, midnight - FARTHEST_MS, midnight + FARTHEST_MS))
}

/** latest first */
export function daysAround(day: string, back: number, ahead: number): string[] {
  return Array.from({ length: back + ahead + 1 }, (_, at) => dayAfter(day, ahead - at))
}

/** Binary search: `isPast` turns true once. */
function firstSecond(isPast: (ms: number) => boolean, fromMs: number, toMs: number): number {
  let [before, past] = [Math.floor(fromMs / SECOND_MS), Math.ceil(toMs / SECOND_MS)]
  while (past - before > 1) {
    const middle = Math.floor((before + past) / 2)
    if (isPast(middle * SECOND_MS)) past = middle
    else before = middle
  }
  return past * SECOND_MS
}

type DayReader = (ms: number) => string

const readers = new LRUCache<string, DayReader>({ max: MAX_READERS })

/**
 * Cached: a formatter costs as much as a feed.
 * @throws {RangeError} for an unknown zone
 */
function dayReader(zone: string): DayReader {
  const reader = readers.get(zone) ?? makeDayReader(zone)
  readers.set(zone, reader)
  return reader
}

function makeDayReader(zone: string): DayReader {
  const format = new Intl.DateTimeFormat('en-US-u-ca-iso8601-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  return (ms) => {
    const parts = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]))
    return `${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`
  }
}
