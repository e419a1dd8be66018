import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { distanceTo } from '../../../../src/pages/editor/canvas/geometry/geometry'
import {
  HANDLES,
  handleArea,
  handleAt,
  handlesOn,
} from '../../../../src/pages/editor/canvas/geometry/handles'
import { box } from './arbitraries'
import { middleOf } from '../../../../src/scene/box'

const ALL = { size: true, width: true }

describe('handles', () => {
  it('each have a hit area of 44 px', () => {
    fc.assert(
      fc.property(box(), (frame) => {
        for (const id of handlesOn(frame, ALL)) {
          const { share } = HANDLES[id]
          const place = { x: frame.x + share.x * frame.width, y: frame.y + share.y * frame.height }
          expect(handleAt(place, frame, handlesOn(frame, ALL))).toBe(id)
          const area = handleArea(id, frame)
          expect([area.width, area.height]).toEqual([44, 44])
          expect(distanceTo(area, place)).toBe(0)
        }
      }),
    )
  })

  it('leave the middle of every frame free for dragging', () => {
    fc.assert(
      fc.property(box(), (frame) => {
        expect(handleAt(middleOf(frame), frame, handlesOn(frame, ALL))).toBeNull()
      }),
    )
  })

  it('are only those that have an effect, and side handles only if they do not crowd the corners', () => {
    const frame = { x: 0, y: 0, width: 200, height: 60 }
    expect(handlesOn(frame, ALL)).toHaveLength(6)
    expect(handlesOn(frame, { size: true, width: false })).toEqual(['nw', 'ne', 'se', 'sw'])
    expect(handlesOn(frame, { size: false, width: false })).toEqual([])
    expect(handlesOn({ ...frame, height: 36 }, ALL)).toHaveLength(4)
  })
})
