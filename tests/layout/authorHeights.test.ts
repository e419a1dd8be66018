import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from '../../src/card/settings'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import {
  authorHeightsOf,
  authorHeightPx,
  authorLineStyleOf,
  authorParagraph,
} from '../../src/layout/quote/authorLine'
import type { ArrangedWords } from '../../src/layout/quote/words'
import { FONTS } from '../../src/text/fonts'
import { keysOf } from '../../src/scene/values'
import { runs } from '../fixtures/tier'

const NAMES = [
  'G. K. Chesterton',
  'Ng',
  '鲁迅',
  '苏轼 Su Shi',
  'Gabriel García Márquez de la Concordia y Sánchez',
  'William\nBlake',
  'WWWWWWWW MMMMMMMM',
  'ابن عربي',
  'P 😀 Q',
]

it('of the author’s line are those of the line that is set, in whatever order sizes are asked for', () => {
  const grids = fc.constantFrom(null, { pitchPx: 32 })
  const asked = fc.array(fc.tuple(fc.double({ min: 10, max: 90, noNaN: true }), grids), {
    minLength: 1,
    maxLength: 12,
  })
  const look = fc.record({
    fontFamily: fc.constantFrom(...keysOf(FONTS)),
    author: fc.constantFrom('dash', 'ruled', 'divided'),
    authorItalic: fc.boolean(),
    authorCapitals: fc.boolean(),
    width: fc.integer({ min: 120, max: 900 }),
    name: fc.constantFrom(...NAMES),
  })
  fc.assert(
    fc.property(look, asked, ({ fontFamily, width, name, ...plan }, sizes) => {
      const text = { ...DEFAULT_SETTINGS.textSettings, fontFamily }
      const words = {
        quote: { author: name },
        text,
        plan: { ...plan, textBox: { x: 0, y: 0, width, height: 400 } },
        metrics: nodeMetrics,
        align: 'left',
        columns: null,
      } as unknown as ArrangedWords
      const heightAt = authorHeightsOf(words)
      for (const [sizePx, grid] of sizes) {
        const style = authorLineStyleOf(words, grid as never)
        const set = authorParagraph(words, sizePx, style)
        expect(heightAt(sizePx, grid as never)).toBe(authorHeightPx(set, style))
      }
    }),
    { numRuns: runs(400) },
  )
})
