import { describe, expect, it } from 'vitest'
import { polylines } from '../../src/scene/polylines'

const pointsOf = (d: string) => polylines(d).flatMap(({ points }) => points)
const near = (x: number, y: number) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) })

describe('path data as lines', () => {
  it('reads absolute and relative commands, and those left out', () => {
    const square = [near(10, 10), near(30, 10), near(30, 30), near(10, 30)]
    for (const d of [
      'M10 10L30 10L30 30L10 30Z',
      'M10,10 30,10 30,30 10,30z',
      'm10 10h20v20h-20z',
      'M10 10H30V30l-20 0Z',
    ])
      expect(pointsOf(d), d).toEqual(square)
  })

  it('tells closed lines from open ones', () => {
    expect(polylines('M0 0L5 0L5 5ZM1 1L2 2').map(({ isClosed }) => isClosed)).toEqual([true, false])
  })

  it('goes on from where a closed line began', () => {
    expect(polylines('M4 4L8 4L8 8ZL0 0').at(-1)!.points).toEqual([near(4, 4), near(0, 0)])
  })

  it('ends curves where they end, and keeps to them', () => {
    expect(pointsOf('M0 0C0 10 10 10 10 0').at(-1)).toEqual(near(10, 0))
    expect(pointsOf('M0 0Q5 10 10 0')).toContainEqual(near(5, 5))
    expect(pointsOf('M0 0Q5 10 10 0T20 0')).toContainEqual(near(15, -5))
    expect(pointsOf('M0 0C0 4 4 8 8 8S16 4 16 0').at(-1)).toEqual(near(16, 0))
  })

  it('keeps every point of a circle of arcs on the circle', () => {
    const points = pointsOf('M-5 0A5 5 0 0 1 5 0A5 5 0 0 1 -5 0Z')
    expect(points.length).toBeGreaterThan(12)
    for (const { x, y } of points) expect(Math.hypot(x, y)).toBeCloseTo(5, 6)
    expect(Math.min(...points.map(({ y }) => y))).toBeLessThan(-4.9)
    expect(Math.max(...points.map(({ y }) => y))).toBeGreaterThan(4.9)
  })

  it('takes the large arc where it is asked for, and enlarges one that is too small', () => {
    expect(Math.max(...pointsOf('M0 0A5 5 0 1 0 6 0').map(({ y }) => y))).toBeGreaterThan(8.8)
    expect(pointsOf('M0 0A1 1 0 0 1 6 0')).toContainEqual(near(3, -3))
  })

  it('gives nothing for what is no path', () => {
    expect(polylines('')).toEqual([])
    expect(polylines('hello')).toEqual([])
  })
})
