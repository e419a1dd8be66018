import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { draggedPicture, zoomedPicture } from '../../../../src/pages/editor/canvas/state/movePicture'
import { fittedBox, middleOf } from '../../../../src/scene/box'
import { point, px } from './arbitraries'

const BOX = { x: 30, y: 30, width: 900, height: 480 }
const picture = fc.record({ widthPx: px(80, 6000), heightPx: px(80, 6000) })
const fitting = fc.record({
  fit: fc.constant('cover' as const),
  focus: fc.record({ x: px(0, 1), y: px(0, 1) }),
  zoom: px(1, 6),
})

describe('a picture that covers its box', () => {
  it('never leaves a gap, however it is dragged and zoomed', () => {
    fc.assert(
      fc.property(fitting, picture, point(3000), px(0.05, 20), (before, size, by, factor) => {
        const after = draggedPicture(zoomedPicture(before, BOX, size, factor), BOX, size, by)
        const laid = fittedBox({ ...BOX, ...after }, size)
        expect(laid.x).toBeLessThanOrEqual(BOX.x + 1e-6)
        expect(laid.y).toBeLessThanOrEqual(BOX.y + 1e-6)
        expect(laid.x + laid.width).toBeGreaterThanOrEqual(BOX.x + BOX.width - 1e-6)
        expect(laid.y + laid.height).toBeGreaterThanOrEqual(BOX.y + BOX.height - 1e-6)
      }),
    )
  })

  it('follows the finger as far as its edges allow', () => {
    const size = { widthPx: 1600, heightPx: 1600 }
    const before = { fit: 'cover', focus: { x: 0.5, y: 0.5 }, zoom: 2 } as const
    const at = (by: { x: number; y: number }) =>
      fittedBox({ ...BOX, ...draggedPicture(before, BOX, size, by) }, size)
    const still = at({ x: 0, y: 0 })
    expect(at({ x: 40, y: -25 }).x - still.x).toBeCloseTo(40)
    expect(at({ x: 40, y: -25 }).y - still.y).toBeCloseTo(-25)
    expect(at({ x: 5000, y: 0 }).x).toBeCloseTo(BOX.x)
  })

  it('keeps its middle in place while it grows', () => {
    fc.assert(
      fc.property(fitting, picture, px(1, 3), (before, size, factor) => {
        const after = zoomedPicture(before, BOX, size, factor)
        const [was, is] = [before, after].map((at) => fittedBox({ ...BOX, ...at }, size))
        const middle = middleOf(BOX)
        expect((middle.x - is!.x) / is!.width).toBeCloseTo((middle.x - was!.x) / was!.width, 5)
        expect((middle.y - is!.y) / is!.height).toBeCloseTo((middle.y - was!.y) / was!.height, 5)
      }),
    )
  })
})
