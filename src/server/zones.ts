/** Visitors' time zones by IANA name; null: the server's. */
import { LRUCache } from 'lru-cache'
import { dayAfter, localDay, msToMidnight } from '../quotes/dates'

const NAME = /^[A-Za-z][\w+\-/]{0,63}$/ // excludes offsets, which have no summer time
const LONGEST_DAY_MS = 27 * 3_600_000
const FARTHEST_MS = 15 * 3_600_000 // from UTC's midnight to any other
const SECOND_MS = 1_000
const MINUTE_MS = 60_000
const QUARTER_MS = 900_000 // all offsets are whole quarters of an hour since 1972
const MAX_ZONES = 1_000 // more than there are; a reader takes 6 KB

const canonicalNames = new LRUCache<string, string>({ max: MAX_ZONES }) // by name in lower case

/** Spellings and aliases have one name, by which feeds are cached: `prc` → `Asia/Shanghai`; null: no zone's. */
export function zoneNamed(name: string): string | null {
  if (!NAME.test(name)) return null
  const anyCase = name.toLowerCase()
  const known = canonicalNames.get(anyCase)
  if (known !== undefined) return known
  try {
    const zone = new Intl.DateTimeFormat('en', { timeZone: anyCase }).resolvedOptions().timeZone
    canonicalNames.set(anyCase, zone)
    return zone
  } catch {
    return null
  }
}

/** Undated answers say in which zone it is today. */
export const ZONE_HEADER = 'time-zone'

export function nameOfZone(zone: string | null): string {
  return zone ?? new Intl.DateTimeFormat('en').resolvedOptions().timeZone
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
  const end = firstMs((ms) => dayAt(ms) > today, at, at + LONGEST_DAY_MS, SECOND_MS)
  return Math.max(1, (end - at) / SECOND_MS) | 0
}

/** Midnight, or an hour later if the clock skips it. */
export function startOf(day: string, zone: string | null): Date {
  const [year = 1, month = 1, date = 1] = day.split('-').map(Number)
  if (zone === null) return new Date(year, month - 1, date)
  const dayAt = dayReader(zone)
  const midnight = Date.UTC(year, month - 1, date)
  return new Date(
    firstMs((ms) => dayAt(ms) >= day, midnight - FARTHEST_MS, midnight + FARTHEST_MS, QUARTER_MS),
  )
}

/** When clocks show this time on the day; as much later if they skip it. @param minutes after midnight */
export function momentAt(day: string, minutes: number, zone: string | null): Date {
  const elapsed = new Date(startOf(day, zone).getTime() + minutes * MINUTE_MS)
  const shown = minutesShown(elapsed, zone)
  const corrected = new Date(elapsed.getTime() + (minutes - shown) * MINUTE_MS)
  return minutesShown(corrected, zone) === minutes ? corrected : elapsed
}

function minutesShown(moment: Date, zone: string | null): number {
  const format = { hourCycle: 'h23', hour: 'numeric', minute: 'numeric' } as const
  const [hours = 0, minutes = 0] = new Intl.DateTimeFormat('en', { ...format, timeZone: zone ?? undefined })
    .format(moment)
    .split(':')
    .map(Number)
  return hours * 60 + minutes
}

/** latest first */
export function daysAround(day: string, back: number, ahead: number): string[] {
  return Array.from({ length: back + ahead + 1 }, (_, at) => dayAfter(day, ahead - at))
}

/** Binary search in whole steps: `isPast` turns true once. */
function firstMs(isPast: (ms: number) => boolean, fromMs: number, toMs: number, stepMs: number): number {
  let [before, past] = [Math.floor(fromMs / stepMs), Math.ceil(toMs / stepMs)]
  while (past - before > 1) {
    const middle = Math.floor((before + past) / 2)
    if (isPast(middle * stepMs)) past = middle
    else before = middle
  }
  return past * stepMs
}

type DayReader = (ms: number) => string

const readers = new LRUCache<string, DayReader>({ max: MAX_ZONES })

/** Cached: a formatter costs as much as a feed. @throws {RangeError} for an unknown zone */
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
