import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedBox } from '../../../../src/pages/editor/canvas/geometry/geometry'
import { guidesOn, snapLines, snapShift } from '../../../../src/pages/editor/canvas/geometry/snapping'
import { box } from './arbitraries'

const CARD = { width: 960, height: 540 }
const MARGINS = { x: 90, y: 60, width: 780, height: 420 }
const REACH_PX = 6
const others = fc.array(box(300), { maxLength: 4 })

describe('snapping', () => {
  it('moves a block no farther than the reach, and onto a line that is then shown', () => {
    fc.assert(
      fc.property(box(400), others, (moving, neighbours) => {
        const lines = snapLines(CARD, MARGINS, neighbours)
        const shift = snapShift(moving, lines, REACH_PX)
        const snapped = movedBox(moving, shift)
        for (const axis of ['x', 'y'] as const) {
          expect(Math.abs(shift[axis])).toBeLessThanOrEqual(REACH_PX)
          if (shift[axis] !== 0) {
            expect(guidesOn(snapped, lines, CARD).some((guide) => guide.axis === axis)).toBe(true)
          }
        }
      }),
    )
  })

  it('does not move a block that is near no line', () => {
    const moving = { x: 150, y: 120, width: 101, height: 33 }
    const lines = snapLines(CARD, MARGINS, [])
    expect(snapShift(moving, lines, REACH_PX)).toEqual({ x: 0, y: 0 })
    expect(guidesOn(moving, lines, CARD)).toEqual([])
  })

  it('prefers the card’s middle to a slightly nearer neighbour', () => {
    const moving = { x: 383, y: 10, width: 200, height: 30 } // its centre is 3 px right of the card's
    const neighbour = { x: 384, y: 300, width: 77, height: 20 }
    const { x } = snapShift(moving, snapLines(CARD, MARGINS, [neighbour]), REACH_PX)
    expect(x).toBe(-3)
  })

  it('snaps to margins, thirds, and the edges and middles of other blocks', () => {
    const size = { width: 100, height: 30 }
    const at = (x: number, y: number) =>
      snapShift(
        { x, y, ...size },
        snapLines(CARD, MARGINS, [{ x: 600, y: 200, width: 150, height: 50 }]),
        REACH_PX,
      )
    expect(at(93, 100).x).toBe(-3)
    expect(at(768, 100).x).toBe(2)
    expect(at(322, 100).x).toBe(-2)
    expect(at(603, 100).x).toBe(-3)
    expect(at(652, 100).x).toBe(-2)
    expect(at(627, 100).x).toBe(-2)
    expect(at(150, 212).y).toBe(-2)
  })

  it('returns the distance to the block that a line belongs to', () => {
    const neighbour = { x: 300, y: 300, width: 80, height: 20 }
    const [guide] = guidesOn(
      { x: 300, y: 246, width: 200, height: 30 },
      snapLines(CARD, MARGINS, [neighbour]),
      CARD,
    )
    expect(guide).toMatchObject({ axis: 'x', at: 300, kind: 'block', from: 246, to: 320, gapPx: 24 })
  })

  it('never shows a line twice', () => {
    fc.assert(
      fc.property(box(400), others, (moving, neighbours) => {
        const guides = guidesOn(moving, snapLines(CARD, MARGINS, [...neighbours, ...neighbours]), CARD)
        const places = guides.map(({ axis, at }) => `${axis} ${at.toFixed(3)}`)
        expect(new Set(places).size).toBe(places.length)
      }),
    )
  })
})
