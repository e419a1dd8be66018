import type { SceneLine, SceneStop } from '../../scene/nodes'
import { graphemesOf } from '../graphemes'
import type { TextMetrics } from '../metrics/metrics'
import type { Column, ColumnText, PlacedCell } from './columnText'

/** The length of a space that no character follows, in squares. */
const SPACE_EM = 0.25

/** Where a caret may stand in each column, from its head. No column begins after a last line break, but the caret is already there. */
export function columnStops(
  { columns, shown, squarePx }: ColumnText,
  metrics: TextMetrics,
): (SceneLine & { stops: SceneStop[] })[] {
  const lines = columns.map((column) => ({
    start: column.start,
    end: column.end,
    stops: stopsOf(column, shown, SPACE_EM * squarePx, metrics),
  }))
  const end = shown.length
  return shown.endsWith('\n') ? [...lines, { start: end, end, stops: [{ offset: end, alongPx: 0 }] }] : lines
}

function stopsOf(
  { cells, start, end }: Column,
  shown: string,
  spacePx: number,
  metrics: TextMetrics,
): SceneStop[] {
  const last = cells.at(-1)
  const written = { offset: last?.endOffset ?? start, alongPx: last ? endPx(last) : 0 }
  const stops = cells.flatMap((cell, at) => {
    const isFollowed = cells[at + 1]?.startOffset === cell.endOffset // else by a space, or by nothing
    return [
      ...stopsInCell(cell, shown, metrics),
      ...(isFollowed ? [] : [{ offset: cell.endOffset, alongPx: endPx(cell) }]),
    ]
  })
  const [first = written] = stops
  const spaces = /^ */.exec(shown.slice(written.offset, end))![0].length
  return [
    ...(stops.length === 0 || start < first.offset ? [{ offset: start, alongPx: first.alongPx }] : []),
    ...stops,
    ...Array.from({ length: spaces }, (_, at) => ({
      offset: written.offset + at + 1,
      alongPx: written.alongPx + (at + 1) * spacePx,
    })),
  ]
}

function endPx({ topPx, lengthPx }: PlacedCell): number {
  return topPx + lengthPx
}

/** Before each grapheme of a cell: along turned words by their widths, else all in equal steps. */
function stopsInCell(cell: PlacedCell, shown: string, metrics: TextMetrics): SceneStop[] {
  const graphemes = graphemesOf(shown.slice(cell.startOffset, cell.endOffset))
  let offset = cell.startOffset
  return graphemes.map((grapheme, at) => {
    const share =
      cell.kind === 'turned'
        ? widthBefore(cell, graphemes.slice(0, at).join(''), metrics)
        : at / graphemes.length
    const stop = { offset, alongPx: cell.topPx + share * cell.lengthPx }
    offset += grapheme.length
    return stop
  })
}

function widthBefore({ runs: [run], lengthPx }: PlacedCell, before: string, metrics: TextMetrics): number {
  if (!run || lengthPx === 0) return 0
  return Math.min(1, metrics.widthPx(before, run.font, run.letterSpacingPx) / lengthPx)
}
