import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gridOfWidth, previewGrid } from '../../src/draw/pixelGrid'
import { runs } from '../fixtures/tier'

it('a grid has exactly the asked width, and loses less than one row', () => {
  const side = fc.integer({ min: 1, max: 2_000 })
  fc.assert(
    fc.property(side, side, fc.integer({ min: 1, max: 16_384 }), (width, height, deviceWidthPx) => {
      const { ratio, widthPx, heightPx } = gridOfWidth(width, height, deviceWidthPx)
      expect(Math.floor(width * ratio)).toBe(deviceWidthPx)
      expect(widthPx).toBe(deviceWidthPx)
      expect(Math.abs((height * deviceWidthPx) / width - heightPx)).toBeLessThan(1)
      if ((height * deviceWidthPx) % width === 0) expect(heightPx).toBe((height * deviceWidthPx) / width)
    }),
    { numRuns: runs(5_000) },
  )
})

it('a preview fills whole device pixels', () => {
  expect(previewGrid(960, 540, 662.4, 2)).toMatchObject({ widthPx: 1325, heightPx: 745 })
})
