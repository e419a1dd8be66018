import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Picture } from '../../src/draw/pictures/picture'
import { newCanvas } from '../../src/draw/newCanvas'
import '../../src/draw/node/nodeCanvas'
import { measuredLuminanceMap, luminanceMapsOfPictures } from '../../src/draw/pictures/luminanceMaps'
import { greyOf, lumaOf, seenThrough } from '../../src/look/luminanceMap'
import { luminance } from '../../src/scene/colour'
import { runs } from '../fixtures/tier'

function painted(width: number, height: number, paint: (ctx: CanvasRenderingContext2D) => void): Picture {
  const ctx = newCanvas(width, height)
  paint(ctx)
  return { source: ctx.canvas, widthPx: width, heightPx: height }
}

const halves = painted(800, 600, (ctx) => {
  ctx.fillStyle = '#000000'
  ctx.fillRect(0, 0, 400, 600)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(400, 0, 400, 600)
})
const TONES = measuredLuminanceMap(halves)
const VIEW = {
  fit: 'cover',
  focus: { x: 0.5, y: 0.5 },
  blurPx: 0,
  box: { x: 0, y: 0, width: 800, height: 600 },
} as const
const NOTHING = [128, 128, 128] as const

describe('levels of a colour', () => {
  it('bound its luminance from both sides, to a level', () => {
    const byte = fc.integer({ min: 0, max: 255 })
    fc.assert(
      fc.property(byte, byte, byte, (r, g, b) => {
        const grey = (level: number) => luminance(`rgb(${level},${level},${level})`)
        const own = luminance(`rgb(${r},${g},${b})`)
        expect(grey(Math.min(255, greyOf(r, g, b) + 1))).toBeGreaterThanOrEqual(own - 1e-9)
        expect(grey(Math.max(0, lumaOf(r, g, b) - 1))).toBeLessThanOrEqual(own + 1e-9)
        expect(lumaOf(r, g, b)).toBeLessThanOrEqual(greyOf(r, g, b) + 1)
      }),
    )
  })
})

describe('the tones of a picture', () => {
  it('tell what is seen where: through fit, zoom and focus', () => {
    const seen = seenThrough(TONES, VIEW, NOTHING)
    const extremes = (cells: ReturnType<typeof seen>) => [
      Math.min(...cells.map(({ tone }) => tone.dark[0])),
      Math.max(...cells.map(({ tone }) => tone.light[0])),
    ]
    expect(extremes(seen({ x: 20, y: 20, width: 300, height: 500 }))).toEqual([0, 0])
    expect(extremes(seen({ x: 480, y: 20, width: 300, height: 500 }))).toEqual([255, 255])
    const zoomed = seenThrough(TONES, { ...VIEW, zoom: 3, focus: { x: 0, y: 0.5 } }, NOTHING)
    expect(extremes(zoomed({ x: 0, y: 0, width: 800, height: 600 }))).toEqual([0, 0])
  })

  it('cover a box without gap or overlap, and tell of the ground beside a contained picture', () => {
    const side = fc.integer({ min: 20, max: 900 })
    fc.assert(
      fc.property(side, side, fc.constantFrom('cover' as const, 'contain' as const), (width, height, fit) => {
        const box = { x: 10, y: 20, width, height }
        const cells = seenThrough(TONES, { ...VIEW, fit, box }, NOTHING)(box)
        const areaPx = cells.reduce((sum, cell) => sum + cell.areaPx, 0)
        expect(areaPx).toBeCloseTo(width * height, -1)
      }),
      { numRuns: runs(60) },
    )
    const wide = { x: 0, y: 0, width: 1600, height: 600 }
    const beside = seenThrough(TONES, { ...VIEW, fit: 'contain', box: wide }, NOTHING)
    expect(beside({ x: 10, y: 10, width: 100, height: 100 })[0]?.tone.colour).toEqual(NOTHING)
  })

  it('run together under a blur', () => {
    const seen = seenThrough(TONES, { ...VIEW, blurPx: 40 }, NOTHING)
    const [middle] = seen({ x: 396, y: 300, width: 8, height: 8 })
    expect(middle?.tone.light[0]).toBeGreaterThan(90)
    expect(middle?.tone.light[0]).toBeLessThan(190)
    expect(seen({ x: 4, y: 300, width: 8, height: 8 })[0]?.tone.light[0]).toBe(0)
  })

  it('take what is transparent for anything', () => {
    const clear = measuredLuminanceMap(painted(100, 100, () => undefined))
    expect([clear.dark[0][0], clear.light[0][0]]).toEqual([0, 255])
  })

  it('are asked of a store: on the way, missing, or measured once', () => {
    const found: Record<string, Picture | 'loading' | 'failed'> = {
      here: halves,
      coming: 'loading',
      gone: 'failed',
    }
    const luminanceMapOf = luminanceMapsOfPictures({
      find: (src) => found[src],
      load: () => Promise.resolve([]),
      subscribe: () => () => undefined,
    })
    expect([luminanceMapOf('coming'), luminanceMapOf('never asked'), luminanceMapOf('gone')]).toEqual([
      'awaited',
      'awaited',
      'missing',
    ])
    expect(luminanceMapOf('here')).toBe(luminanceMapOf('here'))
  })
})
