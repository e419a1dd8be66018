/** Words in PDFs must be found, copied and read aloud as they were typed. */
import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { parseJob } from '../../../src/cli/card/job'
import { parsePrint } from '../../../src/cli/card/print/printJob'
import { setType } from '../../../src/draw/fonts/typeSetting'
import { NO_PICTURES } from '../../../src/draw/node/nodeCanvas'
import { coversInNode, registerFont } from '../../../src/draw/node/nodeFonts'
import { withReadableText } from '../../../src/draw/node/nodeLostGlyphs'
import { pdfFile, vectorCardFile } from '../../../src/export/vector/vectorCardFile'
import { vectorPages } from '../../../src/export/vector/vectorPages'
import { FULL_VIEW } from '../../../src/layout/view'
import { FONTS, type FontPair } from '../../../src/text/fonts'
import { oneIn } from '../../fixtures/tier'
import { textsInPdf } from '../../fixtures/pdfText'

const LATIN =
  'First find the difficult office; fly fjord, shuffle, waffle, cafétto: 10:30 (USA) [A-B] {3x4} a->b <= >= != -- === ' +
  '“Sphinx’s” ‘quartz’ "judge" my \'vow\' 0123456789 1/2 £5 $6 ¢7 €8 50% & * + @ # ~ ^ _ ` | \\ ÐĐģŁøßæœ ŤřžĎď Й Ớ Ễ'
const HAN = ' 今天是坐龙默做圳麟 ；：！？）】》。、， 「」『』（） 《》…… —— ·～〇一二三ＡＢ１２'

const FACES = Object.values<FontPair>(FONTS).flatMap(({ latin, han }) => [
  { face: latin, words: LATIN },
  { face: han, words: `${LATIN}${HAN}` },
])
const STYLES = FACES.flatMap(({ face, words }) =>
  [false, ...(face.loadItalic ? [true] : [])].flatMap((italic) =>
    [...new Set([face.regular, face.bold])].map((weight) => ({ family: face.family, weight, italic, words })),
  ),
)

const withoutBlanks = (text: string) => text.replaceAll(/\s/g, '')

it.each(oneIn(3, STYLES))(
  '$family $weight, italic: $italic, is read as typed',
  async ({ words, ...style }) => {
    const font = { ...style, sizePx: 20 }
    const typed = words
      .split(' ')
      .map((word) => [...word].filter((character) => coversInNode(font.family, character)).join(''))
      .filter((word) => word !== '')
    registerFont(font, typed.join(''))
    const canvas = createCanvas(800, 60)
    const ctx = canvas.getContext('2d')
    setType(ctx as unknown as CanvasRenderingContext2D, font, 0)
    withReadableText(() => typed.forEach((word) => ctx.fillText(word, 10, 40)))
    const texts = await textsInPdf(pdfFile({ canvas, pxPerInch: 72, title: '', author: '' }))
    expect(withoutBlanks(texts.join(''))).toBe(typed.join(''))
  },
)

const QUOTE = 'First find the difficult office; fly at 10:30 (USA), don’t waffle.'

it('a card keeps its words', async () => {
  for (const json of ['{}', '{"textSettings":{"fontFamily":"font-hand"}}']) {
    const card = parseJob({ quote: QUOTE, translation: '先找到；再飞。', json }, '2026-11-21').cardOf(
      '2026-11-21',
    )
    const { bytes } = await vectorCardFile(card, 'pdf', { scale: 1, target: null }, NO_PICTURES, FULL_VIEW)
    expect(withoutBlanks((await textsInPdf(bytes)).join(''))).toContain(withoutBlanks(QUOTE))
  }
})

it('a print sheet keeps its words', async () => {
  const { sheets, about, cardOf } = parsePrint(
    { print: 'cards', template: 'sunny', days: '2026-11-21' },
    '2026-11-21',
    null,
  )
  const card = cardOf(sheets[0]!.cards[0]!.key)
  if (card.kind !== 'quote') throw new Error('a quote')
  const worded = { ...card, quote: { ...card.quote, content: QUOTE } }
  const needs = { cardOf: () => worded, picturesFor: () => NO_PICTURES, onDrawn: () => {} }
  const pdf = await vectorPages(sheets.slice(0, 1), about, needs)
  expect(withoutBlanks((await textsInPdf(pdf)).join(''))).toContain(withoutBlanks(QUOTE))
})
