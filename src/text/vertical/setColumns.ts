import { segmentsOf } from '../breaks'
import { visualOrder } from '../direction'
import { FONTS, hasTraditional } from '../fonts'
import { type HardLine, hardLines } from '../hardLines'
import { balancedEnds, firstFitEnds } from '../lines'
import { type TextMetrics, recentByMetrics } from '../metrics/metrics'
import { type TypeStyle, inkWidthPx } from '../paragraph'
import { shapeText, type ShapedText } from '../shapedText'
import { BLANKS, proseEnds, proseMeasurePx, spacePxOf } from '../prose'
import { typographic } from '../typographic'
import { isBookProse } from '../verse'
import { squarePx, type Column, type ColumnText, type PlacedCell, type VerticalStyle } from './cells'
import { type ColumnPiece, columnPieces } from './columnPieces'
import { withCornerBrackets } from './marks'

/**
 * Each written line gets its own columns, filled as `lines.ts` fills lines: same kinsoku, same breaks.
 * Opening marks hang above a column, closing ones below.
 */

const PARTED_WORD_COST = 3

/**
 * Marks may hang beyond `columnPx`. `count` requests extra columns for a text of one line, if it can fill
 * them.
 */
export function setColumns(
  text: string,
  style: VerticalStyle,
  columnPx: number,
  metrics: TextMetrics,
  count = 0,
): ColumnText {
  const { fontId, sizePx, bold, weight, pitchEm, trackingEm, isName } = style
  const key = [fontId, sizePx, bold, weight, pitchEm, trackingEm, isName, columnPx, text].join()
  return recentColumns(metrics, `${count},${key}`, () => {
    const { shown, lines, squarePx } = recentLines(metrics, key, () =>
      measuredLines(text, style, columnPx, metrics),
    )
    const set = lines.map((line) => columnsOfLine(line, columnPx, lines.length === 1 ? count : 0))
    return {
      shown,
      columns: set.flatMap(({ columns }) => columns),
      style,
      squarePx,
      pitchPx: pitchEm * squarePx,
      cost: set.reduce((sum, { cost }) => sum + cost, 0),
      truncated: false,
      missing: [...new Set(lines.flatMap(({ shaped }) => shaped.choice.missing))],
    }
  })
}

/** How wide the text is at least, found without setting it at this size. */
export function leastWidthPx(
  text: string,
  style: VerticalStyle,
  columnPx: number,
  metrics: TextMetrics,
): number {
  const { squarePx, pitchPx } = setColumns('', style, columnPx, metrics)
  const reference = { ...style, sizePx: REFERENCE_PX }
  const key = [style.fontId, style.bold, style.weight, style.trackingEm, text].join()
  const long = recentLines(metrics, key, () => measuredLines(text, reference, Infinity, metrics))
  const perColumn = columnPx * (long.squarePx / squarePx)
  const columns = long.lines.reduce((sum, { pieces }) => {
    const lengthPx = pieces.reduce(
      (length, piece) => length + inkWidthPx(piece) + Math.min(0, piece.jointPx),
      0,
    )
    return sum + Math.max(1, Math.ceil((0.98 * lengthPx) / perColumn))
  }, 0)
  return columns * pitchPx
}

const REFERENCE_PX = 48 // a size that pixel faces have too

/** A composition tries several sizes and column counts, some twice: saves 4 ms a key. */
const recentColumns = recentByMetrics<ColumnText>(60)
const recentLines = recentByMetrics<MeasuredLines>(20)

interface MeasuredLines {
  shown: string
  squarePx: number
  lines: readonly MeasuredLine[]
}

interface MeasuredLine {
  line: HardLine
  shaped: ShapedText
  pieces: readonly ColumnPiece[]
  proseIndentPx: number
  prosePx: number // 0 for all else
}

function measuredLines(
  text: string,
  style: VerticalStyle,
  columnPx: number,
  metrics: TextMetrics,
): MeasuredLines {
  const isTraditional = metrics.traditional !== undefined && hasTraditional(style.fontId)
  const shown = shownInColumns(text, isTraditional, style.isName)
  const typeStyle = typeStyleOf(style)
  const isProse = isBookProse(shown)
  const lines = hardLines(shown).map((line): MeasuredLine => {
    const shaped = shapeText(segmentsOf(line.content), typeStyle, metrics)
    const trackingPx = style.trackingEm * squarePx(shaped)
    const proseIndentPx = isProse ? BLANKS * (squarePx(shaped) + trackingPx) : 0
    const prosePx = proseMeasurePx(columnPx, proseIndentPx)
    const piecePx = prosePx > 0 ? prosePx - proseIndentPx : columnPx
    return { line, shaped, pieces: columnPieces(shaped, piecePx, trackingPx), proseIndentPx, prosePx }
  })
  return { shown, lines, squarePx: squarePx(shapeText(segmentsOf(''), typeStyle, metrics)) }
}

/** Applies typographic marks and corner brackets. */
export function shownInColumns(text: string, isTraditional = false, isName = false): string {
  return typographic(text, isName)
    .split('\n')
    .map((line) => withCornerBrackets(segmentsOf(line), isTraditional))
    .join('\n')
}

function typeStyleOf({ fontId, sizePx, bold, weight, pitchEm }: VerticalStyle): TypeStyle {
  return {
    fontId,
    sizePx: sizePx / FONTS[fontId].hanSizeFactor,
    bold,
    ...(weight === undefined ? {} : { weight }),
    italic: false,
    lineHeightPx: pitchEm * sizePx,
    latinTrackingEm: 0,
    hanTrackingEm: 0,
  }
}

function columnsOfLine(
  { line, shaped, pieces, proseIndentPx, prosePx }: MeasuredLine,
  columnPx: number,
  count: number,
): { columns: Column[]; cost: number } {
  if (pieces.length === 0) return { columns: [emptyColumn(line)], cost: 0 }
  if (prosePx > 0) {
    const proseColumns = proseEnds(pieces, prosePx, proseIndentPx).map((end, at, ends) =>
      columnOf(shaped, line, pieces, ends[at - 1] ?? 0, end, at === 0 ? proseIndentPx : 0),
    )
    const last = proseColumns.pop()!
    const spaced = proseColumns.map((column) => spacedTo(column, prosePx, squarePx(shaped)))
    return { columns: [...spaced, last], cost: 0 }
  }
  const { ends, cost } = endsOf(pieces, columnPx, count)
  const columns = ends.map((end, at) => columnOf(shaped, line, pieces, ends[at - 1] ?? 0, end))
  return { columns, cost }
}

function endsOf(
  pieces: readonly ColumnPiece[],
  columnPx: number,
  count: number,
): { ends: readonly number[]; cost: number } {
  const fewest = firstFitEnds(pieces, columnPx)
  const parted = pieces.filter(({ startsLine }) => startsLine).length
  if (parted > 0) return { ends: fewest, cost: PARTED_WORD_COST * parted }
  const asked = count > fewest.length ? balancedEnds(pieces, columnPx, count, true) : undefined
  return asked ?? balancedEnds(pieces, columnPx, fewest.length, true) ?? { ends: fewest, cost: 0 }
}

function columnOf(
  shaped: ShapedText,
  line: HardLine,
  pieces: readonly ColumnPiece[],
  from: number,
  to: number,
  indentPx = 0,
): Column {
  const { offsets } = shaped.segments
  const [first, last] = [pieces[from]!, pieces[to - 1]!]
  const inColumn = pieces.slice(from, to)
  const topsPx: number[] = []
  let topPx = indentPx - first.opticalStartPx
  let endPx = topPx
  orderInColumn(shaped, inColumn).forEach((piece, place) => {
    topsPx[piece] = topPx
    endPx = topPx + inColumn[piece]!.widthPx
    topPx = endPx + inColumn[place]!.jointPx
  })
  const cells = inColumn.flatMap((piece, at) =>
    piece.cells.map((cell, index): PlacedCell => ({
      ...cell,
      topPx: topsPx[at]! + piece.topsPx[index]!,
      startOffset: line.start + offsets[cell.start]!,
      endOffset: line.start + offsets[cell.end]!,
    })),
  )
  return {
    cells,
    start: from === 0 ? line.start : line.start + offsets[first.start]!,
    end: to === pieces.length ? line.end : line.start + offsets[last.next]!,
    hangingTopPx: first.opticalStartPx,
    lengthPx: endPx - last.opticalEndPx,
    hangingEndPx: last.opticalEndPx,
  }
}

function spacedTo(column: Column, columnPx: number, characterPx: number): Column {
  const spacePx = spacePxOf(columnPx - column.lengthPx, column.cells.length - 1, characterPx)
  if (spacePx === 0) return column
  const cells = column.cells.map((cell, at) => ({ ...cell, topPx: cell.topPx + at * spacePx }))
  return { ...column, cells, lengthPx: columnPx }
}

/** Orders rotated words as on a line, right-to-left ones from the foot. */
function orderInColumn({ segments: { levels } }: ShapedText, pieces: readonly ColumnPiece[]): number[] {
  const order = pieces.map((_, at) => at)
  if (!levels) return order
  const isTurned = (at: number) => pieces[at]?.cells.every(({ kind }) => kind === 'turned') === true
  for (let start = 0; start < pieces.length; start += 1) {
    let end = start
    while (isTurned(end)) end += 1
    const words = order.slice(start, end).map((at) => ({ at, level: levels[pieces[at]!.start]! }))
    order.splice(start, words.length, ...visualOrder(words).map(({ at }) => at))
    start = end
  }
  return order
}

function emptyColumn({ start, end }: HardLine): Column {
  return { cells: [], start, end, hangingTopPx: 0, lengthPx: 0, hangingEndPx: 0 }
}
