import { expect, it } from 'vitest'
import { nodeMetrics } from '../../src/draw/node/nodeCanvas'
import { segmentsOf } from '../../src/text/breaks'
import { FONTS, type FontId } from '../../src/text/fonts'
import { shapeText, spanWidthPx } from '../../src/text/shapedText'

const SIZE_PX = 40

const STYLES = (Object.keys(FONTS) as FontId[]).flatMap((fontId) =>
  [false, true].map((bold) => ({ fontId, bold })),
)

// WenKai's files lack ‘ ’; Caveat's slanted ones overlapped neighboring characters.
it.each(STYLES)('Chinese quotation marks stand clear of the characters: $fontId, bold: $bold', (style) => {
  const text = '日‘日’日“日”日'
  const inks = inksOf(text, style)
  expect(inks).toHaveLength(text.length)
  for (const [at, { left }] of inks.entries())
    if (at > 0) expect(left, `${text[at - 1]}${text[at]}`).toBeGreaterThan(inks[at - 1]!.right)
})

/** In px. */
function inksOf(text: string, { fontId, bold }: { fontId: FontId; bold: boolean }) {
  const plain = { sizePx: SIZE_PX, italic: false, lineHeightPx: 60, latinTrackingEm: 0, hanTrackingEm: 0 }
  const shaped = shapeText(segmentsOf(text), { ...plain, fontId, bold }, nodeMetrics)
  const inks: { left: number; right: number }[] = []
  spanWidthPx(shaped, 0, text.length, ({ text: part, x, font }) => {
    let from = x
    for (const mark of part) {
      const ink = nodeMetrics.inkEm(mark, font)
      inks.push({ left: from + ink.x * font.sizePx, right: from + (ink.x + ink.width) * font.sizePx })
      from += nodeMetrics.widthPx(mark, font)
    }
  })
  return inks
}
