import { describe, expect, it } from 'vitest'
import { pathBox } from '../../src/draw/pathBox'
import { WEATHER_IDS } from '../../src/look/ids'
import { moodOf } from '../layout/laidOut'

describe('a box that holds a path', () => {
  it.each([
    ['M280 300 C 320 220 380 380 480 260 L 480 350 L 280 350 Z', [280, 220, 200, 160]],
    ['M12 2v20M3.34 7l17.32 10', [3.34, 2, 17.32, 20]],
    ['M4.93 4.93l1.41 1.41H20V-3', [4.93, -3, 15.07, 9.34]],
    ['m5 5h10v10zl-5-5', [0, 0, 15, 15]], // after z from where the outline began
    ['M10 10q5-20 10 0', [10, -10, 10, 20]],
    ['M12 8a4 4 0 1 0 0 8', [4, 8, 16, 16]], // an arc bulges by less than its diameter
  ])('%s', (d, [x, y, width, height]) => {
    const box = pathBox(d)!
    expect(box.x).toBeLessThanOrEqual(x! + 1e-9)
    expect(box.y).toBeLessThanOrEqual(y! + 1e-9)
    expect(box.x + box.width).toBeGreaterThanOrEqual(x! + width! - 1e-9)
    expect(box.y + box.height).toBeGreaterThanOrEqual(y! + height! - 1e-9)
    expect(box.width * box.height).toBeLessThan(4 * width! * height!)
  })

  it('is unknown for a path that is not understood', () => {
    for (const d of ['', 'M0 0a4 4 0 108 8', 'M0 0R5 5', 'M0 0S1 1 2 2', 'M0 0T2 2'])
      expect(pathBox(d)).toBeNull()
  })

  it('is known for the icons of the weather', () => {
    for (const { icon } of WEATHER_IDS.map(moodOf)) {
      const { width = Infinity, height = Infinity } = pathBox(icon) ?? {}
      expect(Math.max(width, height)).toBeLessThan(60)
    }
  })
})
