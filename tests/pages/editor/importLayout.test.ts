import { describe, expect, it } from 'vitest'
import { cardWith, idsOf, QUOTE } from '../../layout/cards'
import { TEMPLATES } from '../../../src/card/templates'
import { nodeMetrics } from '../../../src/draw/node/nodeCanvas'
import { exampleProduct } from '../../../src/products/exampleProduct'
import { layoutCard } from '../../../src/layout/layoutCard'
import { FULL_VIEW } from '../../../src/layout/view'
import { COMPOSITION_IDS } from '../../../src/look/ids'
import { FRAME_IDS } from '../../../src/look/ids'
import { importLayoutOf } from '../../../src/pages/editor/opening/importLayout'
import { almanacQuote } from '../../../src/quotes/almanac'
import { allAtOnce } from '../../../src/scene/steps'
import type { Card } from '../../../src/card/card'
import { IS_FULL } from '../../fixtures/tier'

/** The editor's first card is laid out with less code; nobody may see that. */
describe('a card laid out by its own frame alone is the same as by all', () => {
  it.each(idsOf(TEMPLATES).filter((_, at) => IS_FULL || at % 2 === 0))('in the template %s', (id) =>
    expectSame({ kind: 'quote', quote: QUOTE, settings: TEMPLATES[id].settings }),
  )

  it.each(FRAME_IDS)('in the frame %s on the ground of a first visit', (frameStyle) =>
    expectSame(cardWith({ frameStyle })),
  )

  it.each(COMPOSITION_IDS)(
    'in the composition %s, and in a frame that may refuse it',
    async (composition) => {
      await expectSame(cardWith({ composition }))
      await expectSame(cardWith({ composition, frameStyle: 'polaroid' }))
    },
  )

  it('with what is known of the author', () =>
    expectSame({ ...cardWith({}), quote: almanacQuote('2028-01-02') }))

  it('with the Chinese calendar', () => expectSame(cardWith({}, { dateLine: ['numbers', 'lunar'] })))

  it('with pinyin', () => expectSame(cardWith({}, { pinyin: true })))

  it('of a product', () =>
    expectSame({
      kind: 'product',
      product: exampleProduct('2026-11-21', 'en'),
      settings: cardWith({}).settings,
    }))

  it('and other code is asked for when the card becomes another', async () => {
    const plain = await importLayoutOf(cardWith({}))
    expect(plain.suits(cardWith({ aspectRatio: '1:1' }))).toBe(true)
    expect(plain.suits(cardWith({ frameStyle: 'film' }))).toBe(false)
    expect(plain.suits(cardWith({ composition: 'verse' }))).toBe(false)
    expect(plain.suits(cardWith({}, { dateLine: ['lunar'] }))).toBe(false)
    expect(plain.suits(cardWith({}, { pinyin: true }))).toBe(false)
    expect(plain.suits(cardWith({}, {}, almanacQuote('2028-01-02')))).toBe(false)
    expect(plain.suits({ ...cardWith({}), settings: TEMPLATES.sunny.settings })).toBe(false)
    const { backgroundImage } = cardWith({}).settings
    const withPicture = cardWith({
      backgroundType: 'image',
      backgroundImage: { ...backgroundImage, src: '/a.png' },
    })
    expect(plain.suits(withPicture)).toBe(false)
    expect((await importLayoutOf(withPicture)).suits(withPicture)).toBe(true)
  })
})

async function expectSame(card: Card): Promise<void> {
  const { layout, suits } = await importLayoutOf(card)
  expect(suits(card)).toBe(true)
  expect(allAtOnce(layout(card, nodeMetrics, FULL_VIEW, () => null))).toEqual(layoutCard(card, nodeMetrics))
}
