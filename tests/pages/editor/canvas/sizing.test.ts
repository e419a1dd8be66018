import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withPlacement } from '../../../../src/card/placements'
import { layoutCard } from '../../../layout/laidOut'
import { canvasBlocks } from '../../../../src/pages/editor/canvas/geometry/canvasBlocks'
import { opticalBox } from '../../../../src/pages/editor/canvas/geometry/geometry'
import { createSizing } from '../../../../src/pages/editor/canvas/geometry/sizing'
import type { Card } from '../../../../src/card/card'
import type { Scene } from '../../../../src/scene/nodes'
import { cardWith, idsOf, QUOTE } from '../../../layout/cards'
import { FRAMES } from '../../../../src/look/frames'
import { fakeMetrics } from '../../../text/fakeMetrics'
import { runs } from '../../../fixtures/tier'
import { middleOf } from '../../../../src/scene/box'

const LONG = { ...QUOTE, content: `${QUOTE.content} `.repeat(4).trim() }
const layoutOf = (card: Card) => (placements: Card['settings']['placements']) =>
  layoutCard({ ...card, settings: { ...card.settings, placements } }, fakeMetrics)

describe('resizing', () => {
  it.each(['content', 'translation', 'author', 'date', 'watermark'] as const)(
    '%s gets the requested size if it fits',
    (id) => {
      const lay = layoutOf(cardWith({}))
      const now = sizeIn(lay({}), id)
      const size = createSizing(lay, {}, id).to
      for (const times of [0.6, 0.8, 0.95]) {
        expect(Math.abs(size(now * times)!.block.sizePx - now * times)).toBeLessThanOrEqual(0.2)
      }
    },
  )

  it('a quote that fills its card responds at once when it is made smaller', () => {
    const lay = layoutOf(cardWith({}, {}, LONG))
    const full = sizeIn(lay({}), 'content')
    const smaller = createSizing(lay, {}, 'content').to(full - 1)!
    expect(smaller.block.sizePx).toBeLessThan(full - 0.5)
  })

  it('a quote enlarged beyond its card stores only the size it got', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.2, max: 8, noNaN: true }), (times) => {
        const lay = layoutOf(cardWith({}, {}, LONG))
        const full = sizeIn(lay({}), 'content')
        const pulled = createSizing(lay, {}, 'content').to(full * times)!
        const placements = withPlacement({}, 'content', pulled.placement)
        const kept = sizeIn(lay(placements), 'content')
        expect(kept).toBeCloseTo(pulled.block.sizePx, 6)
        const back = createSizing(lay, placements, 'content').to(kept - 1)!
        expect(back.block.sizePx).toBeLessThan(kept - 0.5)
      }),
      { numRuns: runs(20) },
    )
  })
})

describe('a step of size', () => {
  const quotes = {
    short: { ...QUOTE, content: 'Less is more.', translation: '少即是多。' },
    medium: QUOTE,
    long: LONG,
    full: { ...QUOTE, content: `${QUOTE.content} `.repeat(8).trim() },
  }
  const cases = [
    ...idsOf(quotes).map((length) => [length, 'content'] as const),
    ...(['translation', 'author', 'date'] as const).map((id) => ['medium', id] as const),
  ]
  const frames = ['clean', 'retro', 'notebook', 'film'] as const

  it.each(cases)('of a %s quote, its %s: goes on until there is no room', (length, id) => {
    for (const frameStyle of frames) {
      const lay = layoutOf(cardWith({ frameStyle }, {}, quotes[length]))
      const cutsAtFirst = cutsIn(lay({}))
      let placements = {}
      for (let limit; limit === undefined;) {
        const before = sizeIn(lay(placements), id)
        const step = createSizing(lay, placements, id).step(1)
        limit = step.limit
        if (!step.sized) break
        placements = withPlacement(placements, id, step.sized.placement)
        const laid = lay(placements)
        expect(sizeIn(laid, id), `${frameStyle} from ${before}`).toBeGreaterThan(before)
        expect(sizeIn(laid, id)).toBeLessThan(before + Math.max(2.5, 0.1 * before)) // Sizes are whole px.
        expect(cutsIn(laid)).toBeLessThanOrEqual(cutsAtFirst)
      }
      expect(createSizing(lay, placements, id).step(1).sized).toBeUndefined()
      expect(createSizing(lay, placements, id).step(1).limit).toMatch(/noRoom|largest/)
    }
  })

  it('larger takes the mark’s room before it ends', () => {
    const lay = layoutOf(cardWith({}))
    let placements = {}
    for (let step = createSizing(lay, placements, 'content').step(1); step.sized;) {
      placements = withPlacement(placements, 'content', step.sized.placement)
      step = createSizing(lay, placements, 'content').step(1)
    }
    const laid = lay(placements)
    const heightPx = laid.blocks.find(({ id }) => id === 'content')!.box.height
    const restPx = ['translation', 'author'].map((of) => laid.blocks.find(({ id }) => id === of)!.box.height)
    const lineHeightPx = heightPx / laid.blocks.find(({ id }) => id === 'content')!.lines!.length
    expect(heightPx + restPx[0]! + restPx[1]! + lineHeightPx).toBeGreaterThan(laid.plan.textBox.height)
    expect(sizeIn(laid, 'content')).toBeGreaterThan(1.15 * sizeIn(lay({}), 'content'))
  })

  it('smaller ends at the smallest size', () => {
    const lay = layoutOf(cardWith({}))
    let placements = {}
    let limit
    for (let steps = 0; limit === undefined && steps < 60; steps++) {
      const before = sizeIn(lay(placements), 'content')
      const step = createSizing(lay, placements, 'content').step(-1)
      limit = step.limit
      if (step.sized) placements = withPlacement(placements, 'content', step.sized.placement)
      if (step.sized) expect(sizeIn(lay(placements), 'content')).toBeLessThan(before)
    }
    expect(limit).toBe('smallest')
  })
})

function sizeIn({ blocks }: Pick<Scene, 'blocks'>, id: string): number {
  return blocks.find((block) => block.id === id)!.sizePx
}

function cutsIn({ notices }: Pick<Scene, 'notices'>): number {
  return notices.filter(({ code }) => code === 'truncated').length
}

describe('optical alignment', () => {
  it.each(idsOf(FRAMES))(
    '%s: a centered quote that was never moved is in the middle of its space',
    (frameStyle) => {
      const card = cardWith({ frameStyle })
      const scene = layoutCard(card, fakeMetrics)
      const { plan } = scene
      for (const block of canvasBlocks(scene)) {
        if (block.id !== 'content' && block.id !== 'translation') continue
        if (block.turnDeg !== 0) continue
        const { x } = middleOf(opticalBox(block, plan.textBox, 'text-center'))
        expect(x).toBeCloseTo(middleOf(plan.textBox).x, 6)
      }
    },
  )
})
