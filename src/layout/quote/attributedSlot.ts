import { isNameOnly, type Attribution } from '../../card/attribution'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { Paragraph } from '../../text/paragraph'
import { wrapLines } from '../../text/wrap'
import { slotBox, type FootLine } from '../footLine'
import { attributionRows, namesInOrder } from './attributionRows'
import { besideNodes, edgeOf, hasTypedName, isReadFromRight, rowWidthPx } from './authorRows'

/** Before one of two names is left out, both are set smaller: there is no second line. */
const NAME_SHARES = [1, 0.9, 0.8]

/** A name on its slot, with the rest of its attribution on the same line, or both names, if there is room. */
export function withAttributionOnSlot(
  line: FootLine,
  attribution: Attribution,
  metrics: TextMetrics,
): FootLine {
  const { paragraph: name, slot } = line
  if (name.truncated || isNameOnly(attribution)) return line
  const names = namesInOrder(attribution)
  const candidates = [
    { ids: [...names, 'dot', 'work'] as const, share: 1 },
    ...NAME_SHARES.map((share) => ({ ids: names, share })),
    ...(attribution.oneName === 'otherName' ? [{ ids: ['other-name'] as const, share: 1 }] : []),
  ]
  for (const { ids, share } of candidates) {
    const sizePx = share * name.style.sizePx
    const row = attributionRows(attribution, lineAt(name, sizePx, metrics), metrics)(ids, sizePx)
    const width = rowWidthPx(row)
    const isAsItIs = row.length === 1 && row[0]!.id === 'name'
    if (isAsItIs || width > slot.maxWidthPx) continue
    const place = { x: edgeOf(slot.align, slotBox(slot), width), width, baselineY: slot.baselineY }
    const isRightToLeft = isReadFromRight(name)
    const nodes = besideNodes(row, place, line.ink, { isRightToLeft, nameId: 'author' })
    const { lines, ...block } = line.block
    return {
      ...line,
      nodes,
      block: {
        ...block,
        ...(hasTypedName({ rows: [row] }) && lines ? { lines } : {}),
        sizePx,
        box: { ...block.box, x: place.x, width },
      },
    }
  }
  return line
}

function lineAt(name: Paragraph, sizePx: number, metrics: TextMetrics): Paragraph {
  if (sizePx === name.style.sizePx) return name
  const text = name.lines.map((line) => line.text).join('')
  return wrapLines(text, { ...name.style, sizePx }, Infinity, metrics, { align: 'left', maxLines: 1 })
}
