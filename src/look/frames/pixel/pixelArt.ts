/** Outlines on a grid of square cells, as SVG path data with whole numbers only: nothing to be smoothed at a whole scale. */
import type { Box } from '../../../scene/nodes'

/** How far each row of a corner stands in from the side, in cells, from the top. */
const CORNER = [4, 2, 1, 1]

const MARK = ['..##..##', '.##..##.', '###.###.', '###.###.', '###.###.']
const HEART = ['.##.##.', '#######', '#######', '.#####.', '..###..', '...#...']

/** A box with stepped corners. */
export function steppedBox({ x, y, width, height }: Box, cellPx: number): string {
  const right = x + width
  const bottom = y + height
  // Down the left side of each corner, step by step; the other three are mirrored.
  const steps = CORNER.map((cells, row) => ({ in: cells * cellPx, down: row * cellPx }))
  const end = CORNER.length * cellPx
  const topRight = steps.map((step) => `V${y + step.down}H${right - step.in}`).slice(1)
  const bottomRight = steps.toReversed().map((step) => `H${right - step.in}V${bottom - step.down}`)
  const bottomLeft = steps.map((step) => `V${bottom - step.down}H${x + step.in}`).slice(1)
  const topLeft = steps.toReversed().map((step) => `H${x + step.in}V${y + step.down}`)
  const across = CORNER[0]! * cellPx
  return [
    `M${x + across} ${y}H${right - across}`,
    ...topRight,
    `V${y + end}H${right}V${bottom - end}`,
    ...bottomRight,
    `H${x + across}`,
    ...bottomLeft,
    `V${bottom - end}H${x}V${y + end}`,
    ...topLeft,
    'Z',
  ].join('')
}

/** Seven cells by six, its upper left corner at x, y. */
export function heart(x: number, y: number, cellPx: number): string {
  return cells(HEART, x, y, cellPx)
}

/** How many cells an opening quotation mark covers. */
export const MARK_CELLS = { across: 8, down: MARK.length }

/** The mark, its upper left corner at x, y. */
export function quotationMark(x: number, y: number, cellPx: number): string {
  return cells(MARK, x, y, cellPx)
}

function cells(rows: readonly string[], x: number, y: number, cellPx: number): string {
  return rows
    .map((row, down) =>
      [...row.matchAll(/#+/g)].map((run) =>
        bar(x + run.index * cellPx, y + down * cellPx, run[0].length * cellPx, cellPx),
      ),
    )
    .flat()
    .join('')
}

/** Bayer's matrix: the order in which the cells of a 4 × 4 tile are filled as a tone deepens. */
const BAYER = [
  [0, 8, 2, 10],
  [12, 4, 14, 6],
  [3, 11, 1, 9],
  [15, 7, 13, 5],
]
const DITHER = { from: 0.2, to: 0.5 } // of the height, where the first cells are; and the share of cells at the foot

/** A tone that deepens downwards in ordered cells, as on a screen of few colours. */
export function dither(area: Box, cellPx: number, isHidden: (cell: Box) => boolean): string {
  const columns = Math.ceil(area.width / cellPx)
  const rows = Math.ceil(area.height / cellPx)
  let d = ''
  for (let row = 0; row < rows; row++) {
    const depth = Math.max(0, (row + 1) / rows - DITHER.from) / (1 - DITHER.from)
    for (let column = 0; column < columns; column++) {
      const isOn = BAYER[row % 4]![column % 4]! < 16 * DITHER.to * depth
      const cell = { x: area.x + column * cellPx, y: area.y + row * cellPx, width: cellPx, height: cellPx }
      if (isOn && !isHidden(cell)) d += bar(cell.x, cell.y, cellPx, cellPx)
    }
  }
  return d
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}
