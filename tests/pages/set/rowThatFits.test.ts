import { describe, expect, it } from 'vitest'
import { outputShape } from '../../../src/card/set/outputs'
import { rowThatFits } from '../../../src/pages/set/sheet/rowThatFits'

const DESK = { width: 1064, height: 650 }
const MIXED = (['instagram-post', 'instagram-story', 'instagram-square', 'xiaohongshu', 'x'] as const).map(
  (place) => ({ place, day: null }),
)
const days = (count: number) =>
  Array.from({ length: count }, () => ({ place: '16:9' as const, day: '2026-12-01' }))

describe('the height of a card on a contact sheet', () => {
  it('is the larger, the fewer there are', () => {
    const heights = [1, 2, 5].map((count) => rowThatFits(MIXED.slice(0, count), DESK, false)!)
    expect(heights).toEqual(heights.toSorted((one, other) => other - one))
    expect(heights[2]).toBeGreaterThan(208)
    expect(rowThatFits(days(7), DESK, true)!).toBeGreaterThan(rowThatFits(days(31), DESK, true)!)
  })

  it('lets columns of a month fill the width, and its rows the height', () => {
    const height = rowThatFits(days(31), DESK, true)!
    const width = height * outputShape('16:9')
    const columns = Math.round((DESK.width + 16) / (width + 16))
    expect(columns * width + (columns - 1) * 16).toBeCloseTo(DESK.width)
    expect(Math.ceil(31 / columns) * (height + 42)).toBeLessThanOrEqual(DESK.height)
  })

  it('is left to the stylesheet where a sheet scrolls anyway', () => {
    expect(rowThatFits(days(31), { width: 340, height: 200 }, true)).toBeNull()
    expect(rowThatFits(MIXED, { width: 0, height: 0 }, false)).toBeNull()
  })
})
