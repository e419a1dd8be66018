import fc from 'fast-check'
import { openSync, type Font } from 'fontkit'
import { expect, it } from 'vitest'
import { foundHoles } from '../../src/cli/fontHoles/foundHoles'
import { packedHoles, unpackedHoles } from '../../src/draw/fonts/fontHoles'
import { fontsOf } from '../../src/draw/fonts/fontsOf'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { filesOf, FONT_HOLES } from '../../src/draw/node/nodeFonts'
import { isInRanges, mergeRanges, type CodePointRange } from '../../src/draw/fonts/unicodeRanges'
import { layoutCard } from '../layout/laidOut'
import type { Scene } from '../../src/scene/nodes'
import { FONTS, type FontId } from '../../src/text/fonts'
import { IS_FULL } from '../fixtures/tier'
import { cardWith, QUOTE } from '../layout/cards'
import { textNodes } from '../layout/validLayout'

const TEXTS = [
  'Không có gì quý hơn độc lập tự do. ĉĝŝ ŭ ŧ ƀ Ǆ ŉ',
  '10 ‰ ※ ‡ 5′ 6″ ‥ ― ‐ ⅓ № → ① ★',
  'Ѡѡ Ѣѣ Ӂ, Ωμέγα ΐ ͼ Ϡ',
  '가각간 ㅤ ابةرعلي שלום 論數參說兩女',
  '䶶 鿰 ｱ ﾞ ㎏ ꞉',
]

function sceneOf(content: string, fontFamily: FontId): Scene {
  return layoutCard(cardWith({}, { fontFamily }, { ...QUOTE, content }), nodeMetrics)
}

it.runIf(IS_FULL)('are written down as the files have them', () => {
  const written = Object.entries(FONT_HOLES).map(([family, packed]) => [family, unpackedHoles(packed)])
  expect(Object.fromEntries(written)).toEqual(Object.fromEntries(foundHoles()))
})

it('come back as they were packed', () => {
  const ranges = fc
    .array(fc.tuple(fc.nat(0x1ffff), fc.nat(500)), { maxLength: 30 })
    .map((spans) => mergeRanges(spans.map(([first, more]): CodePointRange => [first, first + more])))
  fc.assert(
    fc.property(ranges, (holes) => {
      expect(unpackedHoles(packedHoles(holes))).toEqual(holes)
    }),
  )
})

it.each(Object.keys(FONTS) as FontId[])('leave nothing to the device in %s', (fontFamily) => {
  for (const text of TEXTS)
    for (const { family, characters } of fontsOf(sceneOf(text, fontFamily))) {
      const lacking = [...characters].filter((one) => /\S/u.test(one) && !isHeld(family, one))
      expect({ text, family, lacking }).toEqual({ text, family, lacking: [] })
    }
})

it('a word that its face has not wholly stands in one that has', () => {
  const runsOf = (content: string) =>
    textNodes(sceneOf(content, 'font-modern').live).flatMap(({ runs }) => runs)
  const families = (word: string) =>
    runsOf(`Well, ${word} said`).flatMap(({ text, font }) => (text.includes(word) ? [font.family] : []))
  expect(families('độc')).toEqual(['Inter Variable'])
  expect(families('Hồ')).toEqual(['Inter Variable'])
  expect(runsOf('Well, độc said').some(({ font }) => font.family === 'Outfit Variable')).toBe(true)
})

const heldByPath = new Map<string, ReadonlySet<number>>()

function isHeld(family: string, character: string): boolean {
  const codePoint = character.codePointAt(0)!
  return filesOf(family).some(({ path, ranges }) => {
    if (!isInRanges(ranges, codePoint)) return false
    const held = heldByPath.get(path) ?? new Set((openSync(path) as Font).characterSet)
    heldByPath.set(path, held)
    return held.has(codePoint)
  })
}
