import fc from 'fast-check'
import { openSync, type Font } from 'fontkit'
import { expect, it } from 'vitest'
import { foundHoles } from '../../src/cli/fontHoles/foundHoles'
import { packedHoles, unpackedHoles } from '../../src/draw/fontHoles'
import { nodeMetrics } from '../../src/draw/nodeCanvas'
import { filesOf } from '../../src/draw/nodeFonts'
import { isInRanges, mergeRanges, type CodePointRange } from '../../src/draw/unicodeRanges'
import { layoutCard } from '../../src/layout/layoutCard'
import type { SceneNode, TextRun } from '../../src/scene/nodes'
import fontHoles from '../../src/text/fontHoles.json'
import { FONTS, type FontId } from '../../src/text/fonts'
import { cardWith, QUOTE } from '../layout/cards'

const TEXTS = [
  'Không có gì quý hơn độc lập tự do. ĉĝŝ ŭ ŧ ƀ Ǆ ŉ',
  '10 ‰ ※ ‡ 5′ 6″ ‥ ― ‐ ⅓ № → ① ★',
  'Ѡѡ Ѣѣ Ӂ, Ωμέγα ΐ ͼ Ϡ',
  '가각간 ㅤ ابةرعلي שלום 論數參說兩女',
  '䶶 鿰 ｱ ﾞ ㎏ ꞉',
]

/** A scene's runs of letters that a font of ours is to draw. */
function runsOf(nodes: readonly SceneNode[]): TextRun[] {
  return nodes.flatMap((node) => {
    if (node.type === 'group') return runsOf(node.children)
    return node.type === 'text' ? node.runs : []
  })
}

function runsFor(content: string, fontFamily: FontId): TextRun[] {
  const scene = layoutCard(cardWith({}, { fontFamily }, { ...QUOTE, content }), nodeMetrics)
  return runsOf(scene.live)
}

it('are written down as the files have them', () => {
  const written = Object.entries(fontHoles).map(([family, packed]) => [family, unpackedHoles(packed)])
  expect(written).toEqual(foundHoles())
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
    for (const run of runsFor(text, fontFamily)) {
      const lacking = [...run.text].filter((one) => /\S/u.test(one) && !isHeld(run.font.family, one))
      expect({ text, family: run.font.family, lacking }).toEqual({
        text,
        family: run.font.family,
        lacking: [],
      })
    }
})

it('a word that its face has not wholly stands in one that has', () => {
  const families = (word: string) =>
    runsFor(`Well, ${word} said`, 'font-modern').flatMap(({ text, font }) =>
      text.includes(word) ? [font.family] : [],
    )
  expect(families('độc')).toEqual(['Inter Variable'])
  expect(families('Hồ')).toEqual(['Inter Variable'])
  expect(runsFor('Well, độc said', 'font-modern').some(({ font }) => font.family === 'Outfit Variable')).toBe(
    true,
  )
})

function isHeld(family: string, character: string): boolean {
  const codePoint = character.codePointAt(0)!
  return filesOf(family).some(
    ({ path, ranges }) =>
      isInRanges(ranges, codePoint) && (openSync(path) as Font).hasGlyphForCodePoint(codePoint),
  )
}
