import type { Box, PathNode } from '../../../scene/nodes'
import { strokedPath } from '../../../scene/shapes'
import type { Sheet, SheetShape } from '../composition'

export interface GridPaper {
  cellPx: number
  columns: number
  rows: number
  x: number // left edge of the first column
  frame: Box
  rowY: (row: number) => number // top of its cells
}

const SIDE_PX: Record<SheetShape, number> = { tall: 26, portrait: 26, square: 28, wide: 48 } // minimum
const INSIDE_PX = 6 // from the frame to the cells
const APART_PX = 12 // min distance between rows
const LINE = { framePx: 2, cellPx: 1, cellShare: 0.8 }

/** Takes as many cells as possible, with rows spread from `top` to `bottom`. */
export function gridPaper(
  { box, unitPx, shape }: Pick<Sheet, 'box' | 'unitPx' | 'shape'>,
  { top, bottom }: { top: number; bottom: number },
  cellPx: number,
): GridPaper {
  const insidePx = Math.round(INSIDE_PX * unitPx)
  const columns = Math.max(1, Math.floor((box.width - 2 * (SIDE_PX[shape] * unitPx + insidePx)) / cellPx))
  const x = Math.round(box.x + (box.width - columns * cellPx) / 2)
  const heightPx = bottom - top
  const apartPx = Math.min(APART_PX * unitPx, 0.32 * cellPx)
  const rows = Math.max(1, Math.floor((heightPx - apartPx) / (cellPx + apartPx)))
  const gapPx = (heightPx - rows * cellPx) / (rows + 1)
  return {
    cellPx,
    columns,
    rows,
    x,
    frame: { x: x - insidePx, y: top, width: columns * cellPx + 2 * insidePx, height: heightPx },
    rowY: (row) => Math.round(top + gapPx + row * (cellPx + gapPx)),
  }
}

export function paperLines(paper: GridPaper, colour: string, unitPx: number): PathNode[] {
  const { frame, cellPx, columns, rows, x, rowY } = paper
  const path = (name: string, d: string, widthPx: number): PathNode =>
    strokedPath(`composition-${name}`, d, colour, widthPx)
  const cells = Array.from({ length: rows }, (_, row) => {
    const y = rowY(row) + 0.5
    const rules = Array.from(
      { length: columns - 1 },
      (_, at) => `M${x + (at + 1) * cellPx + 0.5} ${y}v${cellPx}`,
    )
    return `M${x + 0.5} ${y}h${columns * cellPx}v${cellPx}h${-columns * cellPx}z${rules.join('')}`
  })
  return [
    path('grid-frame', outline(frame), Math.max(1, LINE.framePx * unitPx)),
    { ...path('grid-cells', cells.join(''), Math.max(1, LINE.cellPx * unitPx)), opacity: LINE.cellShare },
  ]
}

export function ruledLines(
  frame: Box,
  rulesY: readonly number[],
  colour: string,
  unitPx: number,
): PathNode[] {
  const insidePx = Math.round(INSIDE_PX * unitPx)
  const rules = rulesY.map((y) => `M${frame.x + insidePx} ${y + 0.5}h${frame.width - 2 * insidePx}`)
  return [
    strokedPath('composition-grid-frame', outline(frame), colour, Math.max(1, LINE.framePx * unitPx)),
    strokedPath('composition-rules', rules.join(''), colour, Math.max(1, LINE.cellPx * unitPx), {
      opacity: LINE.cellShare,
    }),
  ]
}

function outline({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}
