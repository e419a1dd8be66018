import type { Box, GroupNode, Point, SceneNode, TextNode } from '../../scene/nodes'
import type { Column, ColumnText, PlacedCell } from './columnText'

/** Turned glyphs go down, their feet at the left. */
const TURN_DEG = 90

/**
 * One group for each column, `content-column-0` at the right, with a text node for each cell. `head` is the right upper
 * corner of the columns: the axis of the first is half a pitch left of it.
 */
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

/** The x of a column's axis, the middle of its characters. */
export function axisX({ pitchPx }: ColumnText, head: Point, column: number): number {
  return head.x - (column + 0.5) * pitchPx
}

/** The box of all columns at their full pitch, with the marks that hang. */
export function columnsBox({ columns, pitchPx }: ColumnText, head: Point): Box {
  const above = Math.max(0, ...columns.map(({ hangingTopPx }) => hangingTopPx))
  const below = Math.max(0, ...columns.map(footPx))
  const width = columns.length * pitchPx
  return { x: head.x - width, y: head.y - above, width, height: above + below }
}

/** From the head to the end of a column's last mark. */
function footPx({ lengthPx, hangingEndPx }: Column): number {
  return lengthPx + hangingEndPx
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
