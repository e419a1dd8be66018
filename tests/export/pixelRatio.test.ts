import { RESOLUTIONS } from '../../src/card/exportOptions'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_EXPORT_AREA_PX, MAX_EXPORT_SIDE_PX, safePixelRatio } from '../../src/export/fileSize'
import { RATIOS } from '../../src/look/ratios'
import { runs } from '../fixtures/tier'

describe('the ratio of an export', () => {
  it('is exactly the requested scale for every card ratio and resolution', () => {
    for (const { width, height } of Object.values(RATIOS)) {
      for (const scale of Object.keys(RESOLUTIONS).map(Number)) {
        expect(safePixelRatio(width, height, scale)).toEqual({
          ratio: scale,
          widthPx: width * scale,
          heightPx: height * scale,
          limitedBy: null,
        })
      }
    }
  })

  it('is limited by side or area, and reports which', () => {
    expect(safePixelRatio(8_000, 10, 3)).toMatchObject({ widthPx: 16_384, limitedBy: 'side' })
    expect(safePixelRatio(8_000, 10, 3, 16_383)).toMatchObject({ widthPx: 16_383, limitedBy: 'side' })
    expect(safePixelRatio(2_000, 2_000, 3)).toMatchObject({
      widthPx: 4_096,
      heightPx: 4_096,
      limitedBy: 'area',
    })
  })

  it('does not round a very tall card over the limit', () => {
    // Found by the property below: 19.5 px of width became 20, and 8193 px of height 16,386.
    expect(safePixelRatio(10, 8_193, 1.95).heightPx).toBeLessThanOrEqual(MAX_EXPORT_SIDE_PX)
  })

  it('never exceeds the limits', () => {
    const side = fc.integer({ min: 10, max: 9_000 })
    fc.assert(
      fc.property(side, side, fc.double({ min: 0.1, max: 8, noNaN: true }), (width, height, scale) => {
        const { widthPx, heightPx } = safePixelRatio(width, height, scale)
        expect(Math.max(widthPx, heightPx)).toBeLessThanOrEqual(MAX_EXPORT_SIDE_PX)
        expect(widthPx * heightPx).toBeLessThanOrEqual(MAX_EXPORT_AREA_PX)
        expect(widthPx).toBeGreaterThan(0)
      }),
      { numRuns: runs(5_000) },
    )
  })
})
