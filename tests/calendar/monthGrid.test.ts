import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysInMonth, weekdayOf } from '../../src/calendar/day'
import { dayByKey, monthAfter, monthOf, weeksOf } from '../../src/calendar/monthGrid'
import { FIRST_WEEKDAY } from '../../src/language/dateInWords'

const months = fc
  .record({ year: fc.integer({ min: 1, max: 9_999 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`)
const firsts = fc.constantFrom(0 as const, 1 as const)
const days = months.chain((month) =>
  fc.integer({ min: 1, max: lengthOf(month) }).map((day) => `${month}-${String(day).padStart(2, '0')}`),
)

describe('the weeks of a month', () => {
  it('begin on Sunday in English and on Monday in Chinese', () => {
    expect(FIRST_WEEKDAY).toEqual({ en: 0, zh: 1 })
    const inEnglish = weeksOf('2026-11', FIRST_WEEKDAY.en)
    expect(inEnglish).toHaveLength(5)
    expect(inEnglish[0]?.[0]).toBe('2026-11-01')
    expect(inEnglish[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
    const inChinese = weeksOf('2026-11', FIRST_WEEKDAY.zh)
    expect(inChinese).toHaveLength(6)
    expect(inChinese[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  })

  it('are four where February fills them, six where a long month begins late', () => {
    expect(weeksOf('2026-02', 0)).toHaveLength(4)
    expect(weeksOf('2026-05', 0)).toHaveLength(6)
  })

  it('have each day of the month once, in order, below its weekday', () => {
    fc.assert(
      fc.property(months, firsts, (month, first) => {
        const weeks = weeksOf(month, first)
        const shown = weeks.flat().filter((day) => day !== null)
        expect(shown).toHaveLength(lengthOf(month))
        expect(shown).toEqual([...shown].sort())
        for (const week of weeks) {
          expect(week).toHaveLength(7)
          expect(week.some((day) => day !== null)).toBe(true)
          week.forEach((day, place) => {
            if (day !== null) expect(weekdayOf(day)).toBe((place + first) % 7)
          })
        }
      }),
    )
  })
})

describe('walking months', () => {
  it('crosses years, and stops where dates of four figures do', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01')
    expect(monthAfter('2026-01', -1)).toBe('2025-12')
    expect(monthAfter('2026-11', 12)).toBe('2027-11')
    expect(monthAfter('9999-12', 1)).toBeNull()
    expect(monthAfter('0001-01', -1)).toBeNull()
    expect(monthAfter('0001-01', 1)).toBe('0001-02')
  })

  it('comes back the same way', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: -400, max: 400 }), (month, count) => {
        const there = monthAfter(month, count)
        if (there !== null) expect(monthAfter(there, -count)).toBe(month)
      }),
    )
  })
})

describe('a key in the grid', () => {
  const go = (day: string, key: string, shiftKey = false) => dayByKey(day, { key, shiftKey }, 0)

  it('leads by a day, a week, a month and a year', () => {
    expect(go('2026-11-22', 'ArrowLeft')).toBe('2026-11-21')
    expect(go('2026-11-22', 'ArrowRight')).toBe('2026-11-23')
    expect(go('2026-11-22', 'ArrowUp')).toBe('2026-11-15')
    expect(go('2026-11-22', 'ArrowDown')).toBe('2026-11-29')
    expect(go('2026-11-22', 'PageDown')).toBe('2026-12-22')
    expect(go('2026-11-22', 'PageUp', true)).toBe('2025-11-22')
  })

  it('moves on to the next month', () => {
    expect(go('2026-11-30', 'ArrowRight')).toBe('2026-12-01')
    expect(go('2026-11-27', 'ArrowDown')).toBe('2026-12-04')
    expect(go('2026-01-03', 'ArrowUp')).toBe('2025-12-27')
  })

  it('takes a shorter month’s last day', () => {
    expect(go('2026-03-31', 'PageUp')).toBe('2026-02-28')
    expect(go('2024-02-29', 'PageDown', true)).toBe('2025-02-28')
  })

  it('leads to the ends of the week as the grid shows it', () => {
    expect(go('2026-11-18', 'Home')).toBe('2026-11-15')
    expect(go('2026-11-18', 'End')).toBe('2026-11-21')
    expect(dayByKey('2026-11-18', { key: 'Home' }, 1)).toBe('2026-11-16')
    expect(go('2026-12-02', 'Home')).toBe('2026-12-01')
    expect(go('2026-11-30', 'End')).toBe('2026-11-30')
  })

  it('is not the grid’s if it is another', () => {
    for (const key of ['Enter', 'Tab', 'a', ' ']) expect(go('2026-11-22', key)).toBeNull()
  })

  it('stays where the calendar ends', () => {
    for (const key of ['ArrowRight', 'ArrowDown', 'PageDown'])
      expect(go('9999-12-31', key)).toBe('9999-12-31')
    for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp']) expect(go('0001-01-01', key)).toBe('0001-01-01')
  })

  it('leads to a day that exists, and an arrow back again', () => {
    fc.assert(
      fc.property(days, firsts, (day, first) => {
        for (const [key, back] of [
          ['ArrowRight', 'ArrowLeft'],
          ['ArrowDown', 'ArrowUp'],
        ] as const) {
          const there = dayByKey(day, { key }, first)!
          expect(weeksOf(monthOf(there), first).flat()).toContain(there)
          if (there !== day) expect(dayByKey(there, { key: back }, first)).toBe(day)
        }
      }),
    )
  })
})

function lengthOf(month: string): number {
  const [year = 1, number = 1] = month.split('-').map(Number)
  return daysInMonth(year, number)
}
