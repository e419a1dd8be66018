import { attributionOf, isNameOnly } from '../../card/attribution'
import type { Quote } from '../../card/quote'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { Paragraph } from '../../text/paragraph'
import { wrapLines } from '../../text/wrap'
import { slotBox, type FootLine } from '../footLine'
import { attributionRows, namesInOrder } from './attributionRows'
import { besideNodes, edgeOf, isReadFromRight, rowWidthPx } from './authorRows'

/** Before one of two names is left out, both are set smaller: there is no second line. */
const NAME_SHARES = [1, 0.9, 0.8]

/** A name on its slot, with the rest of its attribution on the same line, or both names, if there is room. */
export function withAttributionOnSlot(
  line: FootLine,
  quote: Quote,
  showsTranslation: boolean,
  metrics: TextMetrics,
): FootLine {
  const attribution = attributionOf(quote, showsTranslation)
  const { paragraph: name, slot } = line
  if (name.truncated || isNameOnly(attribution)) return line
  const names = namesInOrder(quote)
  const candidates = [
    { ids: [...names, 'dot', 'work'] as const, share: 1 },
    ...NAME_SHARES.map((share) => ({ ids: names, share })),
  ]
  for (const { ids, share } of candidates) {
    const sizePx = share * name.style.sizePx
    const row = attributionRows(attribution, lineAt(name, sizePx, metrics), metrics)(ids, sizePx)
    const width = rowWidthPx(row)
    if (row.length < 2 || width > slot.maxWidthPx) continue
    const place = { x: edgeOf(slot.align, slotBox(slot), width), width, baselineY: slot.baselineY }
    const isRightToLeft = isReadFromRight(name)
    const nodes = besideNodes(row, place, line.ink, { isRightToLeft, nameId: 'author' })
    return { ...line, nodes, block: { ...line.block, sizePx, box: { ...line.block.box, x: place.x, width } } }
  }
  return line
}

function lineAt(name: Paragraph, sizePx: number, metrics: TextMetrics): Paragraph {
  if (sizePx === name.style.sizePx) return name
  const text = name.lines.map((line) => line.text).join('')
  return wrapLines(text, { ...name.style, sizePx }, Infinity, metrics, { align: 'left', maxLines: 1 })
}
