import type { Box, Point } from '../../scene/nodes'
import { graphemesOf } from '../graphemes'
import type { TextMetrics } from '../metrics/metrics'
import { axisX } from './columnNodes'
import type { Column, ColumnText, PlacedCell } from './columnText'

/** Caret positions in a text set in columns, for editing it in place: a caret lies across its column. */

export interface CaretStop {
  offset: number // UTF-16, into the shown text
  y: number // logical px
}

export interface CaretColumn {
  start: number // range of the text in this column: [start, end)
  end: number
  stops: readonly CaretStop[] // by offset; one before each grapheme and one after the last
  leftX: number
  rightX: number
}

/** The columns from right to left, where `columnNodes` with the same head draws them. */
export function caretColumns(text: ColumnText, head: Point, metrics: TextMetrics): CaretColumn[] {
  const placed = text.columns.map((column, at) => ({
    start: column.start,
    end: column.end,
    stops: stopsOf(column, text.shown, head.y, metrics),
    ...sidesOf(text, head, at),
  }))
  // No column begins after a last line break, but the caret is already there.
  const isAwaited = placed.length === 0 || text.shown.endsWith('\n')
  const end = { start: text.shown.length, end: text.shown.length }
  const next = { ...end, stops: [{ offset: end.end, y: head.y }], ...sidesOf(text, head, placed.length) }
  return isAwaited ? [...placed, next] : placed
}

/** Where the caret is for an offset: between two columns at the head of the next, or with `isAtColumnEnd` at the foot of the first. */
export function columnCaretAt(
  columns: readonly CaretColumn[],
  offset: number,
  isAtColumnEnd = false,
): { column: CaretColumn; y: number } {
  const ended = isAtColumnEnd ? columns.find(({ end }) => end === offset) : undefined
  const column = ended ?? columns.find(({ end }) => offset < end) ?? columns.at(-1)!
  const stop = column.stops.findLast((candidate) => candidate.offset <= offset) ?? column.stops[0]!
  return { column, y: stop.y }
}

/** The offset nearest to a point. */
export function columnOffsetAt(columns: readonly CaretColumn[], { x, y }: Point): number {
  const column = columns.find(({ leftX }) => x >= leftX) ?? columns.at(-1)!
  const nearest = column.stops.reduce((best, stop) =>
    Math.abs(stop.y - y) < Math.abs(best.y - y) ? stop : best,
  )
  return nearest.offset
}

/** The boxes of a selection, one per column. */
export function columnSelectionBoxes(columns: readonly CaretColumn[], from: number, to: number): Box[] {
  return columns.flatMap(({ stops, leftX, rightX }) => {
    const within = stops.filter(({ offset }) => offset >= from && offset <= to).map(({ y }) => y)
    if (within.length < 2) return []
    const y = Math.min(...within)
    return [{ x: leftX, y, width: rightX - leftX, height: Math.max(...within) - y }]
  })
}

function sidesOf(text: ColumnText, head: Point, at: number): Pick<CaretColumn, 'leftX' | 'rightX'> {
  const axis = axisX(text, head, at)
  return { leftX: axis - text.pitchPx / 2, rightX: axis + text.pitchPx / 2 }
}

function stopsOf({ cells, start }: Column, shown: string, headY: number, metrics: TextMetrics): CaretStop[] {
  const [first] = cells
  if (!first) return [{ offset: start, y: headY }]
  const all = cells.flatMap((cell, at) => {
    const isFollowed = cells[at + 1]?.startOffset === cell.endOffset // else by a space, or by nothing
    const end = { offset: cell.endOffset, y: cell.topPx + cell.lengthPx }
    return [...stopsInCell(cell, shown, metrics), ...(isFollowed ? [] : [end])]
  })
  // Spaces before the first character have no length.
  const before = start < first.startOffset ? [{ offset: start, y: first.topPx }] : []
  return [...before, ...all].map(({ offset, y }) => ({ offset, y: headY + y }))
}

/** Before each grapheme of a cell: along turned words by their widths, else all in equal steps. */
function stopsInCell(cell: PlacedCell, shown: string, metrics: TextMetrics): CaretStop[] {
  const graphemes = graphemesOf(shown.slice(cell.startOffset, cell.endOffset))
  let offset = cell.startOffset
  return graphemes.map((grapheme, at) => {
    const share =
      cell.kind === 'turned'
        ? widthBefore(cell, graphemes.slice(0, at).join(''), metrics)
        : at / graphemes.length
    const stop = { offset, y: cell.topPx + share * cell.lengthPx }
    offset += grapheme.length
    return stop
  })
}

function widthBefore({ runs, lengthPx }: PlacedCell, before: string, metrics: TextMetrics): number {
  const [run] = runs
  if (!run || lengthPx === 0) return 0
  return Math.min(1, metrics.widthPx(before, run.font, run.letterSpacingPx) / lengthPx)
}
