import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wheelZoom } from '../../../../src/pages/editor/canvas/wheel'

const [PIXELS, LINES, PAGES] = [0, 1, 2]

describe('the wheel', () => {
  it.each([
    ['100 px', 100, PIXELS],
    ['120 px', 120, PIXELS],
    ['three lines', 3, LINES],
    ['a page', 1, PAGES],
  ])('zooms by 1.15 for a notch of %s', (_name, deltaY, deltaMode) => {
    expect(wheelZoom({ deltaY: -deltaY, deltaMode })).toBeCloseTo(1.15, 6)
    expect(wheelZoom({ deltaY, deltaMode })).toBeCloseTo(1 / 1.15, 6)
  })

  it('follows a pinch on a trackpad exactly, however it is divided into events', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: -12, max: 12, noNaN: true }), { maxLength: 40 }), (steps) => {
        const zoom = steps.reduce((times, deltaY) => times * wheelZoom({ deltaY, deltaMode: PIXELS }), 1)
        const sum = steps.reduce((all, deltaY) => all + deltaY, 0)
        expect(zoom / Math.exp(-sum / 100)).toBeCloseTo(1, 9)
      }),
    )
  })

  it('never zooms by more than 1.15 at once', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.constantFrom(PIXELS, LINES, PAGES), (deltaY, deltaMode) => {
        const times = wheelZoom({ deltaY, deltaMode: deltaMode! })
        expect(Math.max(times, 1 / times)).toBeLessThanOrEqual(1.15 + 1e-9)
      }),
    )
  })
})
