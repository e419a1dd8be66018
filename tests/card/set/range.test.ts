import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../../../src/calendar/day'
import { dayNameAfter, isDayName } from '../../../src/calendar/dayPaths'
import { daysOfRange, MOST_DAYS, rangeBeside, rangeOfKind, type DayRange } from '../../../src/card/set/range'

const day = fc.integer({ min: 0, max: 36_000 }).map((count) => dayNameAfter('1970-01-01', count))
const firstWeekday = fc.constantFrom(0 as const, 1 as const)
const range: fc.Arbitrary<DayRange> = fc.oneof(
  day.map((one): DayRange => ({ kind: 'week', day: one })),
  day.map((one): DayRange => ({ kind: 'month', month: one.slice(0, 7) })),
  day.map((one): DayRange => ({ kind: 'year', year: one.slice(0, 4) })),
  fc
    .tuple(day, fc.integer({ min: 0, max: MOST_DAYS - 1 }))
    .map(([from, count]): DayRange => ({ kind: 'dates', from, to: dayNameAfter(from, count) })),
)

describe('the days of a range', () => {
  it('are real, each once, and one after the other', () => {
    fc.assert(
      fc.property(range, firstWeekday, (chosen, first) => {
        const { days, problem } = daysOfRange(chosen, first)
        expect(problem).toBe(null)
        expect(days.length).toBeGreaterThan(0)
        expect(days.length).toBeLessThanOrEqual(MOST_DAYS)
        for (const [at, one] of days.entries()) {
          expect(isDayName(one)).toBe(true)
          if (at > 0) expect(one).toBe(dayNameAfter(days[at - 1]!, 1))
        }
      }),
    )
  })

  it('of a week begin with the first weekday and hold the day', () => {
    fc.assert(
      fc.property(day, firstWeekday, (one, first) => {
        const { days } = daysOfRange({ kind: 'week', day: one }, first)
        expect(days).toHaveLength(7)
        expect(days).toContain(one)
        expect(weekdayOf(days[0]!)).toBe(first)
      }),
    )
  })

  it('are all of a month and of a leap year', () => {
    expect(daysOfRange({ kind: 'month', month: '2028-02' }, 0).days).toHaveLength(29)
    expect(daysOfRange({ kind: 'year', year: '2028' }, 0).days).toHaveLength(366)
  })

  it('are none where the dates are wrong, and why is said', () => {
    const problemOf = (from: string, to: string) => daysOfRange({ kind: 'dates', from, to }, 0).problem
    expect(problemOf('2026-02-30', '2026-03-01')).toEqual({ code: 'not-a-day', field: 'from' })
    expect(problemOf('2026-02-03', '')).toEqual({ code: 'not-a-day', field: 'to' })
    expect(problemOf('2026-02-03', '02-04')).toEqual({ code: 'not-a-day', field: 'to' })
    expect(problemOf('2026-02-03', '2026-02-02')).toEqual({ code: 'backwards' })
    expect(problemOf('2026-01-01', '2027-01-02')).toEqual({ code: 'too-long', days: 367, mostDays: 366 })
    expect(problemOf('2028-01-01', '2028-12-31')).toBe(null)
  })

  it('go on beside each other, there and back', () => {
    fc.assert(
      fc.property(range, firstWeekday, (chosen, first) => {
        const { days } = daysOfRange(chosen, first)
        const next = daysOfRange(rangeBeside(chosen, 1), first).days
        expect(next[0]).toBe(dayNameAfter(days.at(-1)!, 1))
        expect(daysOfRange(rangeBeside(rangeBeside(chosen, 1), -1), first).days).toEqual(days)
      }),
    )
  })

  it('keep their first day when the kind of range changes', () => {
    fc.assert(
      fc.property(
        range,
        fc.constantFrom('week', 'month', 'year', 'dates'),
        firstWeekday,
        (chosen, kind, first) => {
          const { days } = daysOfRange(chosen, first)
          expect(daysOfRange(rangeOfKind(kind, chosen, first), first).days).toContain(days[0])
        },
      ),
    )
  })
})
