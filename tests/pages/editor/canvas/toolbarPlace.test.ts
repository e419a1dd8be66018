import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { palettePlace, toolbarPlace } from '../../../../src/pages/editor/canvas/geometry/toolbarPlace'
import { boxesOverlap, containsBox } from '../../../../src/scene/box'
import type { Box } from '../../../../src/scene/nodes'
import { px } from './arbitraries'

const DESK = { x: 0, y: 0, width: 740, height: 560 }
const STRIP_PX = 52 // height of the small print below the part of the desk that shows the card
const SIZE = { width: 352, height: 48 }
const PAGE = { x: 0, y: -56, width: 740, height: 1000 }
const PALETTE = { width: 280, height: 104 }
const frame = fc
  .record({ x: px(-200, 800), y: px(0, 540), width: px(20, 700), height: px(20, 560) })
  .map((box) => ({ ...box, height: Math.min(box.height, DESK.height - box.y) }))

const toolbarAt = (at: Box, others: readonly Box[] = []) => ({
  ...toolbarPlace(at, others, DESK, SIZE),
  ...SIZE,
})
const paletteAt = (at: Box) => ({
  ...palettePlace(toolbarAt(at), at, DESK, PAGE, PALETTE),
  ...PALETTE,
})

describe('the toolbar', () => {
  it('is always on the desk or its strip of small print', () => {
    fc.assert(
      fc.property(frame, (at) => {
        expect(containsBox({ ...DESK, height: DESK.height + STRIP_PX }, toolbarAt(at))).toBe(true)
      }),
    )
  })

  it('never covers a block, its own or another, however large they are', () => {
    fc.assert(
      fc.property(frame, fc.array(frame, { maxLength: 4 }), (at, others) => {
        const toolbar = toolbarAt(at, others)
        expect([at, ...others].filter((block) => boxesOverlap(toolbar, block))).toEqual([])
      }),
    )
  })

  it('is above, else below, else docked at the foot', () => {
    expect(toolbarAt({ x: 200, y: 200, width: 300, height: 80 }).y).toBe(200 - 14 - 48)
    expect(toolbarAt({ x: 200, y: 40, width: 300, height: 80 }).y).toBe(40 + 80 + 14)
    expect(toolbarAt({ x: 40, y: 20, width: 660, height: 500 }).y).toBe(DESK.height + 2)
    const neighbours = [
      { x: 200, y: 120, width: 300, height: 60 },
      { x: 200, y: 300, width: 300, height: 60 },
    ]
    expect(toolbarAt({ x: 200, y: 200, width: 300, height: 80 }, neighbours).y).toBe(120 - 14 - 48)
  })
})

describe('the palette', () => {
  it('covers neither its block nor the toolbar, and is all on the page', () => {
    fc.assert(
      fc.property(frame, (at) => {
        const palette = paletteAt(at)
        expect(boxesOverlap(palette, at)).toBe(false)
        expect(boxesOverlap(palette, toolbarAt(at))).toBe(false)
        expect(containsBox(PAGE, palette)).toBe(true)
      }),
    )
  })

  it('opens away from the block, or on its other side rather than off the desk', () => {
    expect(paletteAt({ x: 200, y: 300, width: 300, height: 80 }).y).toBe(300 - 14 - 48 - 8 - 104)
    expect(paletteAt({ x: 200, y: 100, width: 300, height: 80 }).y).toBe(100 + 80 + 14)
    expect(paletteAt({ x: 200, y: 40, width: 300, height: 80 }).y).toBe(40 + 80 + 14 + 48 + 8)
  })

  it('may cover bars and panels around the desk, but not a block that fills it', () => {
    expect(paletteAt({ x: 40, y: 20, width: 660, height: 500 }).y).toBe(DESK.height + 2 + 48 + 8)
  })
})
