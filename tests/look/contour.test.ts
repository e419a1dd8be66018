import { describe, expect, it } from 'vitest'
import { contour, sampled } from '../../src/look/weather/contour'
import { gradientNoise } from '../../src/look/weather/noise'
import { seededRandom } from '../../src/scene/random'

const AREA = { x: 20, y: 10, width: 200, height: 160 }
const MIDDLE = { x: 120, y: 90 }
const cone = sampled(AREA, 5, (x, y) => 60 - Math.hypot(x - MIDDLE.x, y - MIDDLE.y))

describe('a contour', () => {
  it('runs around all that is higher, as far out as that is', () => {
    for (const [level, radius] of [
      [0, 60],
      [20, 40],
      [45, 15],
    ] as const) {
      const distances = pointsOf(contour(cone, level)).map(({ x, y }) =>
        Math.hypot(x - MIDDLE.x, y - MIDDLE.y),
      )
      expect(Math.min(...distances)).toBeGreaterThan(radius - 2)
      expect(Math.max(...distances)).toBeLessThan(radius + 2)
    }
  })

  it('is empty where nothing is higher, and without pieces that are too small', () => {
    expect(contour(cone, 61)).toBe('')
    expect(contour(cone, 45, 40)).toBe('')
  })

  it('has one closed piece for each summit, and closes at the area’s edge', () => {
    const two = sampled(AREA, 5, (x) => Math.abs(x - MIDDLE.x) - 50)
    const d = contour(two, 0)
    expect(d.match(/M/g)).toHaveLength(2)
    expect(d.match(/Z/g)).toHaveLength(2)
    for (const { x, y } of pointsOf(d)) {
      expect(Math.abs(x - MIDDLE.x)).toBeLessThan(AREA.width / 2 + 6)
      expect(Math.abs(y - MIDDLE.y)).toBeLessThan(AREA.height / 2 + 6)
    }
  })
})

it('noise is smooth, bounded, and the same for the same seed', () => {
  const [noise, again] = [gradientNoise(seededRandom('sky')), gradientNoise(seededRandom('sky'))]
  for (let step = 0; step < 2000; step++) {
    const [x, y] = [step * 0.037, step * 0.011 - 5]
    expect(noise(x, y)).toBe(again(x, y))
    expect(Math.abs(noise(x, y))).toBeLessThan(1.2)
    expect(Math.abs(noise(x + 0.01, y) - noise(x, y))).toBeLessThan(0.06)
  }
})

function pointsOf(d: string): { x: number; y: number }[] {
  return [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }))
}
