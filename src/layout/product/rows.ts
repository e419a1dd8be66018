import type { LineGrid, Paragraph, TextAlign } from '../../text/paragraph'
import { edgeOf } from '../../text/textNodes'
import type { BlockId, BlockParts, Box, SceneNode } from '../../scene/nodes'

export interface Row {
  heightPx: number
  widthPx: number
  gapPx: number // ignored for the first row
  paragraphs: readonly (readonly [BlockId, Paragraph])[]
  place: (at: Box) => readonly BlockParts[]
}

export function stackHeightPx(rows: readonly Row[], gapScale = 1): number {
  return rows.reduce((sum, { heightPx, gapPx }, at) => sum + heightPx + (at > 0 ? gapPx * gapScale : 0), 0)
}

export function stackWidthPx(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ widthPx }) => widthPx))
}

export function placeRows(rows: readonly Row[], column: Box, gapScale = 1): BlockParts[] {
  let y = column.y
  return rows.flatMap((row, at) => {
    y += at > 0 ? Math.round(row.gapPx * gapScale) : 0
    const parts = row.place({ ...column, y, height: row.heightPx })
    y += row.heightPx
    return parts
  })
}

export function stackRows(rows: readonly Row[]): Row | null {
  const [first] = rows
  if (!first) return null
  return {
    heightPx: stackHeightPx(rows),
    widthPx: stackWidthPx(rows),
    gapPx: first.gapPx,
    paragraphs: rows.flatMap(({ paragraphs }) => paragraphs),
    place: (at) => placeRows(rows, at),
  }
}

export function snapToGrid(row: Row, grid: LineGrid | null): Row {
  if (!grid) return row
  const heightPx = ceilTo(row.heightPx, grid)
  return {
    ...row,
    heightPx,
    gapPx: gapOf(row.gapPx, grid),
    place: (at) => {
      const slackPx = Math.round((heightPx - row.heightPx) / 2)
      return row.place({ ...at, y: at.y + slackPx, height: row.heightPx })
    },
  }
}

/** On ruled paper a gap is one row or none. */
export function gapOf(gapPx: number, grid: LineGrid | null): number {
  if (!grid) return gapPx
  return gapPx > grid.pitchPx / 2 ? grid.pitchPx : 0
}

function ceilTo(heightPx: number, grid: LineGrid | null): number {
  return grid ? Math.ceil(heightPx / grid.pitchPx - 0.01) * grid.pitchPx : heightPx
}

/** `abovePx`: the mark's height and gap */
export function withMarkAbove(row: Row, abovePx: number, draw: (at: Box) => readonly SceneNode[]): Row {
  return {
    ...row,
    heightPx: row.heightPx + abovePx,
    place: (at) => {
      const parts = row.place({ ...at, y: at.y + abovePx, height: row.heightPx })
      return parts.map((part, nth) => (nth === 0 ? { ...part, nodes: [...draw(at), ...part.nodes] } : part))
    },
  }
}

/** Both rows are centred vertically. */
export function sideBySide(
  main: Row,
  aside: Row,
  { gapPx, align, asideIs, isJustified, grid = null }: SideBySide,
): Row {
  const pitchPx = grid?.pitchPx ?? 1
  const heightPx = ceilTo(Math.max(main.heightPx, aside.heightPx), grid)
  const widthPx = main.widthPx + gapPx + aside.widthPx
  const middle = (row: Row, at: Box, stepPx = 1) =>
    at.y + Math.round((heightPx - row.heightPx) / 2 / stepPx) * stepPx
  return {
    heightPx,
    widthPx,
    gapPx: main.gapPx,
    paragraphs: [...main.paragraphs, ...aside.paragraphs],
    place: (at) => {
      const width = isJustified ? at.width : widthPx
      const left = isJustified ? at.x : edgeOf(align, at, widthPx)
      const [mainX, asideX] =
        asideIs === 'right' ? [left, left + width - aside.widthPx] : [left + width - main.widthPx, left]
      return [
        ...main.place({ x: mainX, y: middle(main, at, pitchPx), width: main.widthPx, height: main.heightPx }),
        ...aside.place({ x: asideX, y: middle(aside, at), width: aside.widthPx, height: aside.heightPx }),
      ]
    },
  }
}

interface SideBySide {
  gapPx: number
  align: TextAlign
  asideIs: 'left' | 'right'
  grid?: LineGrid | null // paper behind the text of `main`
  isJustified: boolean // at opposite edges of the column
}
