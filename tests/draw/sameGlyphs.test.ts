// @module-tag slow
import { createHash } from 'node:crypto'
import { clearAllCache, createCanvas } from '@napi-rs/canvas'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Card } from '../../src/card/card'
import { TEMPLATES } from '../../src/card/templates'
import { createCardRenderer } from '../../src/cli/card/drawing/drawCard'
import { cssFont } from '../../src/draw/fonts/typeSetting'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { coversInNode, forgetFonts, registerFont, shippedFamilies } from '../../src/draw/node/nodeFonts'
import almanac from '../../src/quotes/almanac.json'
import { almanacQuote } from '../../src/quotes/almanac'
import { drawCardHere } from '../../src/server/cardImage/drawing'
import { EMOJI } from '../../src/text/fonts'
import { IS_FULL } from '../fixtures/tier'

/**
 * Several files of a family contain the same characters: earlier drawings must not affect which one is used.
 */

const TEXTS = almanac.flatMap(({ content, translation, author, authorZh }) => [
  content,
  translation,
  `${author} ${authorZh ?? ''}`,
])
const text = fc.constantFrom(...TEXTS)
const SIZE = { width: 600, height: 60 }

function asInANewProcess(): void {
  forgetFonts(0)
  clearAllCache()
  nodeMetrics.clear()
}

describe('a text', () => {
  it('has the same width and pixels, whatever was drawn before', () => {
    const ctx = createCanvas(SIZE.width, SIZE.height).getContext('2d')
    const drawn = (family: string, text: string) => {
      const face = { family, weight: 500, italic: false }
      const words = [...text].filter((character) => coversInNode(family, character)).join('')
      registerFont(face, words)
      ctx.font = cssFont({ ...face, sizePx: 14 })
      ctx.clearRect(0, 0, SIZE.width, SIZE.height)
      ctx.fillText(words, 2, 40)
      const { data } = ctx.getImageData(0, 0, SIZE.width, SIZE.height)
      return {
        widthPx: ctx.measureText(words).width,
        pixels: createHash('sha256').update(data).digest('hex'),
      }
    }
    const family = fc.constantFrom(...shippedFamilies().filter((name) => name !== EMOJI.family))
    fc.assert(
      fc.property(family, text, fc.array(text, { minLength: 1, maxLength: 4 }), (name, words, before) => {
        asInANewProcess()
        const first = drawn(name, words)
        asInANewProcess()
        for (const other of before) drawn(name, other)
        expect(drawn(name, words)).toEqual(first)
      }),
    )
  })
})

describe('a card', () => {
  const DAYS = ['2026-01-05', '2026-02-28', '2026-05-17', '2026-08-02', '2026-11-22']
  const cards = Object.values(TEMPLATES)
    .slice(0, IS_FULL ? 12 : 3)
    .map(({ settings }, at): Card => {
      const quote = almanacQuote(DAYS[at % DAYS.length]!)
      return { kind: 'quote', quote, settings }
    })
  const byCommand = createCardRenderer()

  it.each([
    [
      'the command',
      async (card: Card) => {
        const options = { format: 'png', quality: 1, scale: 1, opensAgain: false } as const
        return (
          await byCommand({ card, isChosen: true, options, size: null, picturesIn: null, linkOrigin: null })
        ).bytes
      },
    ],
    [
      'the server',
      (card: Card) =>
        drawCardHere({
          card,
          format: 'png',
          scale: 1,
          view: 'full',
          size: null,
          greys: null,
          opensAgain: false,
          pictures: {},
        }),
    ],
  ])('is the same bytes, whatever %s drew before', async (_, draw) => {
    const alone: Buffer[] = []
    for (const card of cards) {
      asInANewProcess()
      alone.push(Buffer.from(await draw(card)))
    }
    asInANewProcess()
    for (const at of [...cards.keys()].toReversed())
      expect(alone[at]!.equals(Buffer.from(await draw(cards[at]!)))).toBe(true)
  })
})
