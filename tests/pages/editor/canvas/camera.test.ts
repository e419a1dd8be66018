import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  cardOnDesk,
  FITTED,
  clampedCamera,
  shiftIntoView,
  ZOOM_LIMITS,
  zoomedAbout,
  zoomedByStep,
} from '../../../../src/pages/editor/canvas/geometry/camera'
import { movedBox } from '../../../../src/pages/editor/canvas/geometry/geometry'
import { containsBox, middleOf } from '../../../../src/scene/box'
import { box, point, px } from './arbitraries'

const DESK = { x: 0, y: 0, width: 740, height: 560 }
const fit = fc.record({ x: px(20, 200), y: px(20, 200), width: px(100, 500), height: px(100, 340) })
const camera = fc.record({ zoom: px(1, 8), x: px(-3000, 3000), y: px(-3000, 3000) })

describe('the camera', () => {
  it('keeps the point under the fingers', () => {
    fc.assert(
      fc.property(fit, camera, px(0.2, 5), point(700), point(700), (at, from, factor, a, b) => {
        const to = zoomedAbout(from, at, factor, a, b)
        const before = cardOnDesk(at, from)
        const after = cardOnDesk(at, to)
        expect((b.x - after.x) / after.width).toBeCloseTo((a.x - before.x) / before.width, 6)
        expect((b.y - after.y) / after.height).toBeCloseTo((a.y - before.y) / before.height, 6)
        expect(to.zoom).toBeGreaterThanOrEqual(ZOOM_LIMITS.min)
        expect(to.zoom).toBeLessThanOrEqual(ZOOM_LIMITS.max)
      }),
    )
  })

  it('keeps the card on the desk, covering all but a margin if it is large enough', () => {
    fc.assert(
      fc.property(fit, camera, (at, wild) => {
        const held = clampedCamera(wild, at, DESK)
        const card = cardOnDesk(at, held)
        expect(clampedCamera(held, at, DESK)).toEqual(held)
        if (card.width >= DESK.width) {
          expect(card.x).toBeLessThanOrEqual(24 + 1e-6)
          expect(card.x + card.width).toBeGreaterThanOrEqual(DESK.width - 24 - 1e-6)
        }
        expect(card.x).toBeLessThan(DESK.width)
        expect(card.x + card.width).toBeGreaterThan(0)
        expect(card.y).toBeLessThan(DESK.height)
        expect(card.y + card.height).toBeGreaterThan(0)
      }),
    )
  })

  it('keeps a fitted card in place, however it is panned', () => {
    fc.assert(
      fc.property(fit, px(-900, 900), px(-900, 900), (at, x, y) => {
        expect(cardOnDesk(at, clampedCamera({ zoom: 1, x, y }, at, DESK))).toEqual(cardOnDesk(at, FITTED))
      }),
    )
  })

  it('shows any block: all of it if there is room, else its middle', () => {
    fc.assert(
      fc.property(box(1500), (at) => {
        const { x, y } = shiftIntoView(at, DESK)
        const seen = movedBox(at, { x, y })
        if (at.width <= DESK.width - 48 && at.height <= DESK.height - 48) {
          expect(containsBox(DESK, seen)).toBe(true)
        }
        expect(containsBox(DESK, { ...middleOf(seen), width: 0, height: 0 })).toBe(true)
        const again = shiftIntoView(seen, DESK)
        expect([again.x, again.y]).toEqual([expect.closeTo(0, 6), expect.closeTo(0, 6)])
      }),
    )
  })

  it('returns by as many steps as it went', () => {
    const at = { x: 100, y: 80, width: 400, height: 300 }
    const there = zoomedByStep(zoomedByStep(FITTED, at, DESK, 1), at, DESK, 1)
    const back = zoomedByStep(zoomedByStep(there, at, DESK, -1), at, DESK, -1)
    expect(there.zoom).toBe(2.25)
    expect(back.zoom).toBeCloseTo(1)
    expect(back.x).toBeCloseTo(0)
    expect(back.y).toBeCloseTo(0)
  })
})
