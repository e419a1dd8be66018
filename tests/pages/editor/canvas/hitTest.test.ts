import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { blockAt } from '../../../../src/pages/editor/canvas/geometry/canvasBlocks'
import { pointAt } from '../../../../src/pages/editor/canvas/geometry/geometry'
import { box, px, textBlock } from './arbitraries'
import { middleOf } from '../../../../src/scene/box'

describe('hit test', () => {
  it('hits a single block anywhere on it, however it is rotated', () => {
    fc.assert(
      fc.property(box(), px(-45, 45), px(0.01, 0.99), px(0.01, 0.99), (at, turnDeg, x, y) => {
        const block = textBlock('content', at, { turnDeg })
        expect(blockAt(pointAt(block, { x, y }), [block], 0.01)?.id).toBe('content')
      }),
    )
  })

  it('hits even a small block within 44 px, and not beyond', () => {
    const block = textBlock('date', { x: 100, y: 100, width: 10, height: 10 })
    const { x, y } = middleOf(block.box)
    for (const [dx, dy] of [
      [21, 21],
      [-21, 21],
      [0, -21.9],
    ] as const) {
      expect(blockAt({ x: x + dx, y: y + dy }, [block], 44)).toBe(block)
    }
    expect(blockAt({ x: x + 22.5, y }, [block], 44)).toBeNull()
    expect(blockAt({ x: x + 9, y }, [block], 16)).toBeNull()
  })

  it('chooses the nearest of two in reach', () => {
    const above = textBlock('translation', { x: 0, y: 0, width: 200, height: 20 })
    const below = textBlock('author', { x: 0, y: 30, width: 200, height: 10 })
    expect(blockAt({ x: 50, y: 23 }, [above, below], 44)?.id).toBe('translation')
    expect(blockAt({ x: 50, y: 28 }, [above, below], 44)?.id).toBe('author')
  })

  it('chooses the topmost of two overlapping blocks, but keeps the selected one', () => {
    const lower = textBlock('content', { x: 0, y: 0, width: 200, height: 100 })
    const upper = textBlock('author', { x: 50, y: 50, width: 100, height: 20 })
    expect(blockAt({ x: 60, y: 60 }, [lower, upper], 1)?.id).toBe('author')
    expect(blockAt({ x: 60, y: 60 }, [lower, upper], 1, 'content')?.id).toBe('content')
  })

  it('chooses the picture only if no words are in reach, even while it is selected', () => {
    const picture = textBlock('picture', { x: 0, y: 0, width: 960, height: 540 })
    const date = textBlock('date', { x: 100, y: 400, width: 60, height: 12 })
    expect(blockAt({ x: 110, y: 420 }, [picture, date], 44, 'picture')?.id).toBe('date')
    expect(blockAt({ x: 500, y: 100 }, [picture, date], 44)?.id).toBe('picture')
    expect(blockAt({ x: -5, y: 100 }, [picture, date], 44)).toBeNull()
  })
})
