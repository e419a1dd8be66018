import { describe, expect, it } from 'vitest'
import { skyOf } from '../../../src/look/art/sky'

/** Full and new moons of 2026 and later, from almanacs (UTC). */
const FULL = ['2026-01-03', '2026-03-03', '2026-05-31', '2026-09-26', '2026-11-24', '2026-12-24']
const NEW = ['2026-01-18', '2026-02-17', '2026-08-12', '2026-11-09', '2026-12-09']

describe('the sky of a day', () => {
  it.each(FULL)('has a full moon on %s', (date) => expect(skyOf(date).moonLit).toBeGreaterThan(0.985))

  it.each(NEW)('has a new moon on %s', (date) => expect(skyOf(date).moonLit).toBeLessThan(0.015))

  it('has the moon waxing after the new one and waning after the full one', () => {
    expect(skyOf('2026-11-16').moonElongationDeg).toBeLessThan(180)
    expect(skyOf('2026-12-01').moonElongationDeg).toBeGreaterThan(180)
  })

  it('begins the seasons with 立春, 立夏, 立秋 and 立冬', () => {
    const seasons = [
      '2026-02-03',
      '2026-02-05',
      '2026-05-04',
      '2026-05-06',
      '2026-08-06',
      '2026-08-08',
      '2026-11-06',
      '2026-11-08',
    ]
    expect(seasons.map((date) => skyOf(date).season)).toEqual([
      'winter',
      'spring',
      'spring',
      'summer',
      'summer',
      'autumn',
      'autumn',
      'winter',
    ])
  })

  it('counts the terms from 小寒', () => {
    expect(skyOf('2026-01-06').term).toBe(0)
    expect(skyOf('2026-11-22').term).toBe(21) // 小雪
    expect(skyOf('2026-12-23').term).toBe(23)
  })

  it('has Sirius in the south on a February evening, Vega near it in August', () => {
    expect(Math.abs(skyOf('2026-02-15').siderealDeg - 101)).toBeLessThan(20)
    expect(Math.abs(skyOf('2026-08-20').siderealDeg - 279)).toBeLessThan(20)
  })

  it('counts days from Monday', () => {
    expect(skyOf('2026-11-23')).toMatchObject({ weekday: 0, dayOfMonth: 23, daysOfMonth: 30, dayOfYear: 327 })
    expect(skyOf('2028-12-31')).toMatchObject({ weekday: 6, dayOfYear: 366, daysOfYear: 366 })
  })
})
