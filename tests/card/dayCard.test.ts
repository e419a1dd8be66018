import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../../src/calendar/day'
import { almanacDays } from '../../src/calendar/dayPaths'
import { dayCard, dayLook } from '../../src/card/dayCard'
import { restoreCard } from '../../src/card/restore'
import { parseGradient } from '../../src/look/gradients'
import { weatherOf } from '../../src/look/weather'
import { almanacQuote } from '../../src/quotes/almanac'
import { luminance, oklabOf } from '../../src/scene/colour'

const YEAR = [2026, 2027, 2028].flatMap((year) =>
  almanacDays()
    .filter((day) => year === 2028 || day !== '02-29')
    .map((day) => `${year}-${day}`),
)
const stopsOf = (day: string) => parseGradient(dayLook(day).gradientValue)!.stops.map(({ colour }) => colour)

describe('the sheet of a day', () => {
  it('is deep on Sundays, and only then', () => {
    for (const day of YEAR)
      expect(stopsOf(day).every((colour) => luminance(colour) < 0.2)).toBe(weekdayOf(day) === 0)
  })

  it('turns a little from each day to the next, the year round', () => {
    const feet = almanacDays().map((day) => oklabOf(stopsOf(day).at(-1)!))
    feet.forEach((foot, at) => {
      const next = feet[(at + 1) % feet.length]!
      expect(Math.hypot(...foot.map((value, axis) => value - next[axis]!))).toBeLessThan(0.01) // Neighbours differ by a shade.
    })
    const hues = new Set(feet.map(([, a, b]) => Math.round(Math.atan2(b, a) / (Math.PI / 6))))
    expect(hues.size).toBe(13) // Twelve hues; -180° and 180° count twice but are the same.
  })

  it('has snow in winter only, and no other weather', () => {
    for (const day of YEAR) {
      const weather = weatherOf(stopsOf(day))
      const isWinter = ['11', '12', '01'].includes(day.slice(5, 7))
      expect(isWinter ? ['snowy', null] : [null]).toContain(weather)
    }
  })

  it('says no date where it is of any year, and is a card as any other', () => {
    const card = dayCard(almanacQuote('2024-11-22'), '11-22')
    expect(card.settings.showDate).toBe(false)
    expect(dayCard(almanacQuote('2026-11-22')).settings.showDate).toBe(true)
    expect(restoreCard(JSON.parse(JSON.stringify(card)), '2026-11-21')).toEqual(card)
  })
})
