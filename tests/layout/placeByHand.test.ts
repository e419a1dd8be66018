import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { restorePlacements, withPlacement, type Placements } from '../../src/card/placements'
import { BLOCK_IDS } from '../../src/scene/nodes'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { layoutCard } from './laidOut'
import { FRAMES, type FrameId } from '../../src/look/frames'
import { RATIOS, type RatioId } from '../../src/look/ratios'
import type { Scene, SceneBlock } from '../../src/scene/nodes'
import { fakeMetrics } from '../text/fakeMetrics'
import { cardWith } from './cards'
import { runs } from '../fixtures/tier'

const BASE = cardWith({})
const frames = Object.keys(FRAMES) as FrameId[]
const ratios = Object.keys(RATIOS) as RatioId[]
const share = fc.double({ min: -1, max: 1, noNaN: true })
const placement = fc.record({
  dx: share,
  dy: share,
  scale: fc.double({ min: 0.2, max: 6, noNaN: true }),
  width: fc.oneof(fc.constant(0), fc.double({ min: 0.01, max: 1.5, noNaN: true })),
})

describe('blocks moved by hand', () => {
  it('stay on the card for any placement', () => {
    const placements = fc.dictionary(fc.constantFrom(...BLOCK_IDS), placement)
    fc.assert(
      fc.property(
        placements,
        fc.constantFrom(...frames),
        fc.constantFrom(...ratios),
        (asked, frameStyle, aspectRatio) => {
          const scene = layout({ placements: restorePlacements(asked), frameStyle, aspectRatio })
          for (const { id, box } of scene.blocks) {
            expect(box.x, id).toBeGreaterThan(-1)
            expect(box.y, id).toBeGreaterThan(-1)
            expect(box.x + box.width, id).toBeLessThan(scene.width + 1)
            expect(box.y + box.height, id).toBeLessThan(scene.height + 1)
          }
          expect(JSON.stringify(scene)).not.toMatch(/null|NaN/)
        },
      ),
      { numRuns: runs(400) },
    )
  })

  it.each(frames)('%s: only the moved block changes its place', (frameStyle) => {
    const before = layout({ frameStyle })
    for (const id of before.blocks.map((block) => block.id)) {
      const after = layout({
        frameStyle,
        placements: withPlacement({}, id, { dx: 0.02, dy: 0.06, scale: 1, width: 0 }),
      })
      const offset = blockOf(after, id).offset
      expect(offset, id).toBeDefined()
      expect(blockOf(after, id).box.x - blockOf(before, id).box.x).toBeCloseTo(offset!.x, 6)
      expect(blockOf(after, id).box.y - blockOf(before, id).box.y).toBeCloseTo(offset!.y, 6)
      for (const other of before.blocks.filter((block) => block.id !== id)) {
        expect(blockOf(after, other.id)).toEqual(other)
      }
      expect(after.still).toBe(before.still)
    }
  })

  it('snap to the rules on ruled paper', () => {
    const natural = layout({ frameStyle: 'notebook' })
    for (const dy of [0.01, 0.05, 0.1, 0.13]) {
      const lowered = layout({
        frameStyle: 'notebook',
        placements: withPlacement({}, 'author', { dx: 0, dy, scale: 1, width: 0 }),
      })
      const fell = blockOf(lowered, 'author').box.y - blockOf(natural, 'author').box.y
      expect(fell % 52).toBeCloseTo(0, 6)
    }
  })

  it('are scaled, and wrap at the given width', () => {
    const natural = layout({})
    const smaller = layout({
      placements: withPlacement({}, 'content', { dx: 0, dy: 0, scale: 0.5, width: 0 }),
    })
    expect(blockOf(smaller, 'content').sizePx).toBeLessThan(0.6 * blockOf(natural, 'content').sizePx)
    const narrow = layout({
      placements: withPlacement({}, 'content', { dx: 0, dy: 0, scale: 0.6, width: 0.25 }),
    })
    expect(blockOf(narrow, 'content').box.width).toBeLessThanOrEqual(0.25 * natural.width + 1)
    for (const id of ['translation', 'author', 'date', 'watermark'] as const) {
      const larger = layout({ placements: withPlacement({}, id, { dx: 0, dy: 0, scale: 1.4, width: 0 }) })
      expect(blockOf(larger, id).sizePx, id).toBeCloseTo(1.4 * blockOf(natural, id).sizePx, 6)
    }
  })
})

describe('restoring placements', () => {
  it('drops unknown blocks and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.anything(), fc.dictionary(fc.constantFrom(...BLOCK_IDS, 'sky'), fc.anything())),
        (data) => {
          const once = restorePlacements(data)
          expect(restorePlacements(structuredClone(once))).toEqual(once)
          expect(Object.keys(once).every((id) => (BLOCK_IDS as readonly string[]).includes(id))).toBe(true)
        },
      ),
    )
  })

  it('drops placements that change nothing', () => {
    expect(restorePlacements({ content: { dx: 0, dy: 0, scale: 1, width: 0 }, date: {} })).toEqual({})
  })
})

function layout(settings: Partial<typeof DEFAULT_SETTINGS> & { placements?: Placements }): Scene {
  return layoutCard({ ...BASE, settings: { ...BASE.settings, ...settings } }, fakeMetrics)
}

function blockOf(scene: Scene, id: SceneBlock['id']): SceneBlock {
  const block = scene.blocks.find((candidate) => candidate.id === id)
  if (!block) throw new Error(`no block ${id}`)
  return block
}
