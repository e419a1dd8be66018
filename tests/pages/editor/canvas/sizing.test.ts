import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withPlacement } from '../../../../src/card/placements'
import { layoutCard } from '../../../../src/layout/layoutCard'
import { canvasBlocks } from '../../../../src/pages/editor/canvas/geometry/canvasBlocks'
import { middleOf } from '../../../../src/pages/editor/canvas/geometry/geometry'
import { opticalBox } from '../../../../src/pages/editor/canvas/geometry/opticalBox'
import { createSizing } from '../../../../src/pages/editor/canvas/geometry/sizing'
import type { Card } from '../../../../src/card/card'
import { cardWith, idsOf, QUOTE } from '../../../layout/cards'
import { FRAMES } from '../../../../src/look/frames'
import { fakeMetrics } from '../../../text/fakeMetrics'

const LONG = { ...QUOTE, content: `${QUOTE.content} `.repeat(4).trim() }
const layoutOf = (card: Card) => (placements: Card['settings']['placements']) =>
  layoutCard({ ...card, settings: { ...card.settings, placements } }, fakeMetrics).blocks

describe('resizing', () => {
  it.each(['content', 'translation', 'author', 'date', 'watermark'] as const)(
    '%s gets the requested size if it fits',
    (id) => {
      const lay = layoutOf(cardWith({}))
      const now = lay({}).find((block) => block.id === id)!.sizePx
      const size = createSizing(lay, {}, id)
      for (const times of [0.6, 0.8, 0.95]) {
        expect(Math.abs(size(now * times)!.block.sizePx - now * times)).toBeLessThanOrEqual(0.2)
      }
    },
  )

  it('a quote that fills its card responds at once when it is made smaller', () => {
    const lay = layoutOf(cardWith({}, {}, LONG))
    const full = lay({}).find(({ id }) => id === 'content')!.sizePx
    const smaller = createSizing(lay, {}, 'content')(full - 1)!
    expect(smaller.block.sizePx).toBeLessThan(full - 0.5)
  })

  it('a quote enlarged beyond its card stores only the size it got', () => {
    fc.assert(
      fc.property(fc.double({ min: 1.2, max: 8, noNaN: true }), (times) => {
        const lay = layoutOf(cardWith({}, {}, LONG))
        const full = lay({}).find(({ id }) => id === 'content')!.sizePx
        const pulled = createSizing(lay, {}, 'content')(full * times)!
        const placements = withPlacement({}, 'content', pulled.placement)
        const kept = lay(placements).find(({ id }) => id === 'content')!.sizePx
        expect(kept).toBeCloseTo(pulled.block.sizePx, 6)
        const back = createSizing(lay, placements, 'content')(kept - 1)!
        expect(back.block.sizePx).toBeLessThan(kept - 0.5)
      }),
      { numRuns: 20 },
    )
  })
})

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
