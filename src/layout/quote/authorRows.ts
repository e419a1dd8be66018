import { type LineGrid, inkWidthPx, type Paragraph, type TextAlign } from '../../text/paragraph'
import type { Box, TextNode } from '../../scene/nodes'
import { directionOf } from '../../text/direction'
import { baselineOf, edgeOf, lineStart, paragraphNodes } from '../../text/textNodes'

export interface AuthorPart {
  id: 'name' | 'other-name' | 'dot' | 'work'
  paragraph: Paragraph
  gapPx: number // before it on its row; 0 for the first
}

export type AuthorRow = readonly AuthorPart[] // in reading order, not empty

export function isReadFromRight({ lines }: Paragraph): boolean {
  return directionOf(lines.map(({ text }) => text).join(' '))?.isRightToLeft ?? false
}

/** Only a typed name can be edited. */
export function hasTypedName({ rows }: { rows: readonly AuthorRow[] }): boolean {
  return rows.some((row) => row.some(({ id }) => id === 'name'))
}

export function rowHeightPx(row: AuthorRow): number {
  return Math.max(...row.map(({ paragraph }) => paragraph.style.lineHeightPx))
}

/** Ignores a hanging mark beside other texts. */
export function rowWidthPx(row: AuthorRow): number {
  if (row.length === 1) return row[0]!.paragraph.widthPx
  return row.reduce((sum, part) => sum + part.gapPx + partWidthPx(part), 0)
}

export function rowNodes(
  row: AuthorRow,
  box: Box,
  fill: string,
  { align, grid, isRightToLeft }: { align: TextAlign; grid: LineGrid | null; isRightToLeft: boolean },
): { nodes: TextNode[]; x: number; width: number } {
  const [first] = row
  if (row.length === 1 && first) {
    const { nodes, bounds } = paragraphNodes('author', first.paragraph, box, align, fill, grid)
    const marked = first.id === 'name' ? nodes : nodes.map((node) => addedNode(first, node))
    return { nodes: marked, x: bounds.x, width: bounds.width }
  }
  const width = rowWidthPx(row)
  const left = edgeOf(align, box, width)
  const y = baselineOf((row.find(({ id }) => id === 'name') ?? row[0]!).paragraph, box.y, 0, grid)
  const place = { x: left, width, baselineY: y }
  return { nodes: besideNodes(row, place, fill, { isRightToLeft, nameId: 'author-line-0' }), x: left, width }
}

/** From the reading start. `nameId` becomes the name node's id. */
export function besideNodes(
  row: AuthorRow,
  { x: left, width, baselineY }: { x: number; width: number; baselineY: number },
  fill: string,
  { isRightToLeft, nameId }: { isRightToLeft: boolean; nameId: string },
): TextNode[] {
  let readPx = 0
  return row.flatMap((part) => {
    const line = part.paragraph.lines[0]
    const widthPx = partWidthPx(part)
    const from = readPx + part.gapPx
    readPx = from + widthPx
    if (!line) return []
    const x = left + (isRightToLeft ? width - readPx : from)
    const node: TextNode = {
      type: 'text',
      id: nameId,
      x: lineStart(line, { x, y: baselineY, width: widthPx, height: 0 }, 'left'),
      y: baselineY,
      runs: line.runs,
      fill,
    }
    return [part.id === 'name' ? node : addedNode(part, node)]
  })
}

function addedNode({ id }: AuthorPart, node: TextNode): TextNode {
  return { ...node, id: `author-${id}`, ...(id === 'dot' ? { isDecoration: true } : { isAdded: true }) }
}

function partWidthPx({ paragraph }: AuthorPart): number {
  const line = paragraph.lines[0]
  return line ? inkWidthPx(line) : 0
}
