import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  almanacDay,
  almanacDays,
  dateOfDay,
  dayPath,
  daysAddress,
  isDayName,
  monthPath,
  isCalendarDay,
} from '../../src/calendar/dayPaths'
import almanac from '../../src/quotes/almanac.json'

describe('the address of a day', () => {
  it('is that of every day of the almanac', () => {
    expect(almanacDays()).toEqual(almanac.map(({ day }) => day))
    for (const day of almanacDays()) expect(daysAddress(dayPath(day))).toEqual({ kind: 'day', day })
  })

  it('names a date exactly where there is such a day', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((n) => String(n).padStart(2, '0'))
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9999 }), part(14), part(33), (year, month, day) => {
        const date = `${String(year).padStart(4, '0')}-${month}-${day}`
        const isDay = isCalendarDay(date)
        expect(daysAddress(`/days/${date}`)).toEqual(isDay ? { kind: 'day', day: date } : null)
        if (!isDay) return
        expect(isDayName(almanacDay(date))).toBe(true)
        expect(isCalendarDay(dateOfDay(almanacDay(date)))).toBe(true)
        expect(daysAddress(monthPath(date))).toEqual({ kind: 'month', month: date.slice(0, 7) })
      }),
    )
  })

  it.each(['/days/', '/days'])('%s is this month', (path) =>
    expect(daysAddress(path)).toEqual({ kind: 'month', month: null }),
  )

  it.each([
    '/',
    '/day/11-22',
    '/days/1-1',
    '/days/11-22-',
    '/days/2026',
    '/days/2026-00',
    '/days/0000-01',
    '/days/11-22/1',
    '/daysx',
  ])('%s is none', (path) => expect(daysAddress(path)).toBeNull())
})
