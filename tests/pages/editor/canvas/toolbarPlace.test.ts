import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toolbarPlace } from '../../../../src/pages/editor/canvas/geometry/toolbarPlace'
import { boxesOverlap, containsBox } from '../../../../src/scene/box'
import { px } from './arbitraries'

const DESK = { x: 0, y: 0, width: 740, height: 560 }
const SIZE = { width: 352, height: 48 }
const CARD = { x: 40, y: 60, width: 660, height: 371 }
const frame = fc.record({ x: px(-200, 800), y: px(-100, 600), width: px(20, 700), height: px(20, 540) })

const placed = (at: Parameters<typeof toolbarPlace>[0]) => ({
  ...toolbarPlace(at, CARD, DESK, SIZE),
  ...SIZE,
})

describe('the toolbar', () => {
  it('is always on the desk', () => {
    fc.assert(
      fc.property(frame, (at) => {
        expect(containsBox(DESK, placed(at))).toBe(true)
      }),
    )
  })

  it('never covers its block if there is room above or below', () => {
    fc.assert(
      fc.property(frame, (at) => {
        const needed = SIZE.height + 14 + 8
        fc.pre(at.y >= needed || at.y + at.height <= DESK.height - needed)
        expect(boxesOverlap(placed(at), at)).toBe(false)
      }),
    )
  })

  it('is above, else below, else at the edge with more room', () => {
    expect(placed({ x: 200, y: 200, width: 300, height: 80 }).y).toBe(200 - 14 - 48)
    expect(placed({ x: 200, y: 40, width: 300, height: 80 }).y).toBe(40 + 80 + 14)
    expect(placed({ x: 40, y: 20, width: 660, height: 500 }).y).toBe(DESK.height - 8 - 48)
  })
})
