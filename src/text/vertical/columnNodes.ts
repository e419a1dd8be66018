import type {
  BlockId,
  BlockParts,
  Box,
  GroupNode,
  Point,
  SceneCells,
  SceneNode,
  TextNode,
  SceneLine,
  SceneStop,
} from '../../scene/nodes'
import type { TextMetrics } from '../metrics/metrics'
import type { Column, ColumnText, PlacedCell } from './cells'
import { graphemesOf } from '../graphemes'

/** in squares, for a space that no character follows */
const SPACE_EM = 0.25

/** Rotated glyphs run down, feet at the left. */
const TURN_DEG = 90

/** Editing uses its cells. `head`: upper right corner of the columns. */
export function columnParts(
  id: BlockId,
  text: ColumnText,
  head: Point,
  fill: string,
  metrics: TextMetrics,
): BlockParts {
  const box = columnsBox(text, head)
  return {
    block: { id, box, sizePx: text.style.sizePx, cells: sceneCells(text, head, box, metrics) },
    nodes: columnNodes(id, text, head, fill),
  }
}

/** `content-column-0` is rightmost. `head`: upper right corner; the first axis is half a pitch left of it. */
export function columnNodes(id: string, text: ColumnText, head: Point, fill: string): GroupNode[] {
  return text.columns.map(({ cells }, at) => ({
    type: 'group',
    id: `${id}-column-${at}`,
    children: cells.flatMap((cell, index) =>
      cell.runs.length === 0
        ? []
        : [cellNode(`${id}-column-${at}-cell-${index}`, cell, axisX(text, head, at), head.y, fill)],
    ),
  }))
}

export function axisX({ pitchPx }: ColumnText, head: Point, column: number): number {
  return head.x - (column + 0.5) * pitchPx
}

/** Includes the full pitch and hanging marks. */
export function columnsBox({ columns, pitchPx }: ColumnText, head: Point): Box {
  const above = Math.max(0, ...columns.map(({ hangingTopPx }) => hangingTopPx))
  const below = Math.max(0, ...columns.map(({ lengthPx, hangingEndPx }) => lengthPx + hangingEndPx))
  const width = columns.length * pitchPx
  return { x: head.x - width, y: head.y - above, width, height: above + below }
}

function sceneCells(text: ColumnText, head: Point, box: Box, metrics: TextMetrics): SceneCells {
  const { squarePx, pitchPx, style } = text
  const headPx = head.y - box.y
  return {
    isVertical: true,
    lines: columnStops(text, metrics).map(({ start, end, stops }, at) => ({
      start,
      end,
      middlePx: axisX(text, head, at) - box.x,
      stops: stops.map(({ offset, alongPx }) => ({ offset, alongPx: headPx + alongPx })),
    })),
    headPx,
    stepPx: (1 + style.trackingEm) * squarePx,
    pitchPx,
  }
}

function cellNode(id: string, cell: PlacedCell, axis: number, headY: number, fill: string): SceneNode {
  const at = { x: axis + cell.x, y: headY + cell.topPx + cell.y }
  const node: TextNode = { type: 'text', id, ...at, runs: cell.runs, fill }
  if (cell.isTurned)
    return { type: 'group', id: `${id}-turned`, rotation: { deg: TURN_DEG, about: at }, children: [node] }
  if (cell.scaleX === 1) return node
  const scale = { x: cell.scaleX, y: 1, about: { x: axis, y: at.y } }
  return { type: 'group', id: `${id}-narrowed`, scale, children: [node] }
}

/** From the head. No column begins after a final break, but the caret is already there. */
function columnStops(
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
    const isFollowed = cells[at + 1]?.startOffset === cell.endOffset // else a space or nothing follows
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

/** Divides rotated words by their widths, else in equal steps. */
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
