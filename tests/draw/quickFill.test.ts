import { describe, expect, it } from 'vitest'
import { createPaintContext, type PaintContext } from '../../src/draw/paintContext'
import { rasterPaintContext, reachOf } from '../../src/draw/rasterPaintContext'
import { NO_PICTURES } from '../../src/draw/node/nodeCanvas'
import { glow } from '../../src/look/weather/soft'
import { seededRandom } from '../../src/scene/random'
import type { Box, ColourStop, Paint, RectNode, Scene, SceneNode } from '../../src/scene/nodes'
import { difference, exportedPixels } from './pixels'

const SIZE = { width: 160, height: 120 }
const WHOLE: Box = { x: 0, y: 0, ...SIZE }
const NEARLY_NONE = 1e-3 // share of pixels: rounding differs by one level

function pixels(node: SceneNode, paintContext: PaintContext, scale: number): ImageData {
  const scene: Scene = {
    ...SIZE,
    still: [{ type: 'rect', id: 'ground', ...WHOLE, fill: '#3B5B8A' }, node],
    live: [],
    blocks: [],
    notices: [],
    plan: { textBox: WHOLE, placedByFrame: [], colouredByFrame: [] },
  }
  return exportedPixels(scene, paintContext, scale)
}

const QUICK = rasterPaintContext('native', NO_PICTURES)

function filled(type: 'rect' | 'path', fill: Paint): SceneNode {
  return type === 'rect'
    ? { type, id: 'filled', ...WHOLE, fill }
    : { type, id: 'filled', d: `M0 0H${SIZE.width}V${SIZE.height}H0Z`, fill }
}

function expectSame(rect: RectNode, scale: number): void {
  const whole = pixels(rect, createPaintContext('native', NO_PICTURES), scale)
  const { pixels: differing, most } = difference(pixels(rect, QUICK, scale), whole)
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

describe('light that fades to nothing', () => {
  it('is the same picture though only what it reaches is painted', () => {
    const random = seededRandom('light')
    for (let turn = 0; turn < 24; turn++) {
      const centre = { x: 300 * random() - 30, y: 220 * random() - 30 }
      const light = glow(centre, 5 + 120 * random(), '#FFC08A', 0.2 + 0.7 * random())
      const { most } = difference(
        pixels(filled('rect', light), QUICK, 2),
        pixels(filled('path', light), QUICK, 2),
      )
      expect(most, JSON.stringify([centre, light.radiusPx])).toBeLessThanOrEqual(1)
    }
  })

  it('takes no pixels beyond its circle; light that does not fade takes all', () => {
    const light = glow({ x: 60, y: 80 }, 40, '#FFC08A', 0.5)
    const { width, height } = reachOf(light, WHOLE)!
    expect(width * height).toBeLessThan(90 * 90)
    expect(reachOf({ ...light, stops: light.stops.slice(0, -1) }, WHOLE)).toBeNull()
  })
})
