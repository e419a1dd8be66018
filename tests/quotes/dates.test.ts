// @module-tag days
import { isCalendarDay } from '../../src/calendar/dayPaths'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfYear } from '../../src/calendar/day'
import { localDay, randomDayOfMonth } from '../../src/quotes/dates'
import { NO_DAYS, REAL_DAYS } from './examples'
import { runs } from '../fixtures/tier'

describe('calendar days', () => {
  it.each(REAL_DAYS)('%j exists', (day) => expect(isCalendarDay(day)).toBe(true))
  it.each(NO_DAYS)('%j does not', (text) => expect(isCalendarDay(text)).toBe(false))

  it('agrees with the calendar of Date for every day of 400 years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1800, max: 2199 }), fc.nat(13), fc.nat(32), (year, month, day) => {
        const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
        const date = new Date(Date.UTC(year, month - 1, day))
        expect(isCalendarDay(text)).toBe(date.getUTCMonth() === month - 1 && date.getUTCDate() === day)
      }),
      { numRuns: runs(1_000) },
    )
  })
})

describe('today', () => {
  it('is the day on the visitor’s clock, to the last minute', () => {
    expect(localDay(new Date(2026, 0, 1, 0, 0))).toBe('2026-01-01')
    expect(localDay(new Date(2026, 11, 31, 23, 59, 59))).toBe('2026-12-31')
  })
})

describe('a random day', () => {
  it('may be the first or the last day of the month', () => {
    expect(randomDayOfMonth('2024-02-10', () => 0, null)).toBe('2024-02-01')
    expect(randomDayOfMonth('2024-02-10', () => 0.999_999, null)).toBe('2024-02-29')
    expect(randomDayOfMonth('2026-02-10', () => 0.999_999, null)).toBe('2026-02-28')
  })

  it('is always a real day of the same month, and another than the one shown', () => {
    const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })
    fc.assert(
      fc.property(fc.constantFrom(...REAL_DAYS), random, fc.boolean(), (today, value, isToday) => {
        const shown = isToday ? today : null
        const day = randomDayOfMonth(today, () => value, shown)
        expect(isCalendarDay(day)).toBe(true)
        expect(day).not.toBe(shown)
        expect(day.slice(0, 7)).toBe(today.slice(0, 7))
      }),
    )
  })

  it('comes once until all of the month were seen', () => {
    const seen = new Set<string>()
    for (let shown: string | null = null; seen.size < 30; shown = [...seen].at(-1)!) {
      const day = randomDayOfMonth('2026-11-10', () => 0.4, shown, seen)
      expect(seen.has(day)).toBe(false)
      seen.add(day)
    }
    expect(randomDayOfMonth('2026-11-10', () => 0.4, '2026-11-13', seen)).not.toBe('2026-11-13')
  })
})

describe('day of year', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-03-01', 60],
    ['2024-03-01', 61],
    ['2026-12-31', 365],
    ['2024-12-31', 366],
  ])('%s is day %i', (day, count) => expect(dayOfYear(day)).toBe(count))
})
