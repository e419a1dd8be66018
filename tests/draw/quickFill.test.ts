import { describe, expect, it } from 'vitest'
import { drawKit, type DrawKit } from '../../src/draw/drawKit'
import { rasterKit } from '../../src/draw/rasterKit'
import { NO_PICTURES } from '../../src/draw/node/nodeCanvas'
import { seededRandom } from '../../src/scene/random'
import type { Box, ColourStop, RectNode, Scene } from '../../src/scene/nodes'
import { difference, exportedPixels } from './pixels'

const SIZE = { width: 160, height: 120 }
const WHOLE: Box = { x: 0, y: 0, ...SIZE }
const NEARLY_NONE = 1e-3 // of the pixels: rounded otherwise, by one level

function pixels(rect: RectNode, kit: DrawKit, scale: number): ImageData {
  const scene: Scene = {
    ...SIZE,
    still: [{ type: 'rect', id: 'ground', ...WHOLE, fill: '#3B5B8A' }, rect],
    live: [],
    blocks: [],
    notices: [],
    plan: { textBox: WHOLE, placedByFrame: [], colouredByFrame: [] },
  }
  return exportedPixels(scene, kit, scale)
}

/** Such a gradient in one piece, as vectors have it, and in its pieces. */
function expectSame(rect: RectNode, scale: number): void {
  const whole = pixels(rect, drawKit('native', NO_PICTURES), scale)
  const { pixels: differing, most } = difference(pixels(rect, rasterKit('native', NO_PICTURES), scale), whole)
  expect(most, JSON.stringify(rect)).toBeLessThanOrEqual(1)
  expect(differing, JSON.stringify(rect)).toBeLessThanOrEqual(NEARLY_NONE * whole.width * whole.height)
}

describe('a gradient that is filled from stop to stop', () => {
  it('is the same picture, wherever its stops and its box are', () => {
    const random = seededRandom('rows')
    const colour = (alpha: number) =>
      `rgba(${[0, 1, 2].map(() => Math.floor(256 * random())).join(',')},${alpha.toFixed(2)})`
    for (let turn = 0; turn < 40; turn++) {
      const isFaint = turn % 3 === 0
      const ats = [0, ...Array.from({ length: 1 + (turn % 9) }, random).toSorted((a, b) => a - b), 1]
      const stops: ColourStop[] = ats.map((at) => ({ at, colour: colour(isFaint ? random() : 1) }))
      const y = 130 * random() - 40
      const fill = {
        type: 'linear' as const,
        from: { x: 30, y },
        to: { x: 30, y: y + 5 + 150 * random() },
        stops,
      }
      const box = { x: 9 * random(), y: 40 * random(), width: 140, height: 8 + 70 * random() }
      expectSame({ type: 'rect', id: 'sky', ...box, fill }, [1, 2, 1.37, 0.4][turn % 4]!)
    }
  })

  it('keeps an edge where two stops are at one place', () => {
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 0.5, colour: '#202020' },
      { at: 0.5, colour: '#E0E0E0' },
      { at: 1, colour: '#FFFFFF' },
    ]
    const fill = { type: 'linear' as const, from: { x: 0, y: 0 }, to: { x: 0, y: 120 }, stops }
    expectSame({ type: 'rect', id: 'sky', ...WHOLE, fill }, 2)
  })
})
