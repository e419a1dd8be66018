import type { BlockId, BlockParts, TextNode } from '../../../scene/nodes'
import type { TypeStyle } from '../../../text/paragraph'
import { shorten } from '../../../text/shorten'
import { typographic } from '../../../text/typographic'
import type { Said, Sheet } from '../composition'
import { firstBaselinePx } from '../../../text/textNodes'
import {
  accentInk,
  madeByHand,
  placeWords,
  setWords,
  sheetBelow,
  styleOf,
  unsetIfOver,
  type TypeSpec,
} from '../setWords'
import { measureText } from '../textUnits'
import { openingOf, setCapped, type CappedText } from './dropCap'

export interface EditorialColumn {
  heightPx: number
  firstBaselinePx: number
  cost: number
  truncated: boolean
  missing: readonly string[]
  place: (at: { x: number; y: number; width: number }) => BlockParts
}

const LINE_HEIGHT = { latin: 1.38, han: 1.68 }
const REFERENCE_PX = 48 // a size that pixel fonts have too
const FEWEST_CAP_EM = 7 // narrower columns get no drop cap

export function setColumn(
  sheet: Sheet,
  said: Said,
  sizePx: number,
  measurePx: number,
  mostPx = Infinity,
): EditorialColumn {
  const { setPx, measurePx: narrowedPx } = madeByHand(sheet, said.id, sizePx, measurePx)
  const shown = typographic(said.text)
  const opening = said.isHan ? null : openingOf(shown)
  if (!opening || narrowedPx < FEWEST_CAP_EM * setPx)
    return plainColumn(sheet, said, sizePx, measurePx, mostPx)
  const spec = specOf(sheet, 'latin')
  // Small capitals may save a line.
  const roomier = sheetBelow(sheet, -spec.lineHeight * setPx)
  if (unsetIfOver(roomier, said.id, said.text, spec, sizePx, { measurePx }))
    return plainColumn(sheet, said, sizePx, measurePx, mostPx)
  const style = styleOf(sheet, setPx, spec)
  const whole = setCapped(sheet, shown, opening, style, narrowedPx)
  return whole.isTooWide
    ? plainColumn(sheet, said, sizePx, measurePx, mostPx)
    : cappedColumn(sheet, said.id, shown, whole, style, narrowedPx, mostPx)
}

export function widestWordEm(sheet: Sheet, { text, isHan }: Said): number {
  const style = styleOf(sheet, REFERENCE_PX, specOf(sheet, isHan ? 'han' : 'latin'))
  const { units } = measureText(typographic(text), style, sheet.metrics)
  return Math.max(1, ...units.map(({ widthPx }) => widthPx / REFERENCE_PX))
}

function specOf({ weight, isItalic }: Sheet, script: keyof typeof LINE_HEIGHT): TypeSpec {
  return { lineHeight: LINE_HEIGHT[script], weight, italic: isItalic }
}

function plainColumn(
  sheet: Sheet,
  { id, text, isHan }: Said,
  sizePx: number,
  measurePx: number,
  mostPx: number,
): EditorialColumn {
  const spec = specOf(sheet, isHan ? 'han' : 'latin')
  const maxLines = Math.max(1, Math.floor(mostPx / (spec.lineHeight * sizePx)))
  const words = setWords(sheet, id, text, spec, sizePx, { measurePx, maxLines })
  const { heightPx, truncated, missing } = words.paragraph
  return {
    heightPx,
    firstBaselinePx: firstBaselinePx(words.paragraph.style),
    cost: words.cost,
    truncated,
    missing,
    place: (at) => placeWords(words, at, sheet.inks.quote),
  }
}

function cappedColumn(
  sheet: Sheet,
  id: BlockId,
  shown: string,
  whole: CappedText,
  style: TypeStyle,
  measurePx: number,
  mostPx: number,
): EditorialColumn {
  const columnOf = (set: CappedText, truncated: boolean): EditorialColumn => ({
    heightPx: set.heightPx,
    firstBaselinePx: firstBaselinePx(style),
    cost: set.cost,
    truncated,
    missing: set.missing,
    place: (at) => placeCapped(sheet, id, set, style, at, measurePx),
  })
  const maxLines = Math.max(1, Math.floor(mostPx / style.lineHeightPx))
  if (whole.lines.length <= maxLines) return columnOf(whole, false)
  const reach = whole.lines[maxLines - 1]!.end
  for (const { text, end } of shorten(shown, reach)) {
    const cutOpening = openingOf(text)
    if (!cutOpening) break
    const cut = setCapped(sheet, text, cutOpening, style, measurePx)
    if (cut.lines.length > maxLines) continue
    const lines = cut.lines.map((line, at) => (at < cut.lines.length - 1 ? line : { ...line, end }))
    return columnOf({ ...cut, lines }, true)
  }
  return columnOf({ ...whole, lines: whole.lines.slice(0, maxLines) }, true)
}

function placeCapped(
  sheet: Sheet,
  id: BlockId,
  { lines, heightPx }: CappedText,
  style: TypeStyle,
  { x, y }: { x: number; y: number },
  widthPx: number,
): BlockParts {
  const firstBaseline = Math.round(y + firstBaselinePx(style))
  const capInk = accentInk(sheet)
  const nodes = lines.flatMap((line, index) =>
    line.nodes.map((node, part): TextNode => ({
      type: 'text',
      id: part === 0 ? `${id}-line-${index}` : `${id}-line-${index}-${part}`,
      x: x + node.x,
      y: Math.round(firstBaseline + node.y),
      runs: node.runs,
      fill: part === line.capAt ? capInk : sheet.inks.quote,
      ...(part > 0 ? { joinsLine: true } : {}),
    })),
  )
  return {
    block: {
      id,
      box: { x, y, width: widthPx, height: heightPx },
      sizePx: style.sizePx,
      lines: lines.map(({ start, end }) => ({ start, end })),
    },
    nodes,
  }
}
