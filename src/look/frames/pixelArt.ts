/** Outlines on a grid of square cells, as SVG path data with whole numbers only: nothing to be smoothed at a whole scale. */
import type { Box } from '../../scene/nodes'

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

/** Single cells scattered over an area, more and more of them downwards, every second place at most. */
export function dither(
  area: Box,
  cellPx: number,
  random: () => number,
  isHidden: (cell: Box) => boolean,
): string {
  const columns = Math.floor(area.width / cellPx)
  const rows = Math.floor(area.height / cellPx)
  let d = ''
  for (let row = 0; row < rows; row += 2) {
    const share = 0.02 + 0.42 * (row / rows) ** 2.2
    for (let column = (row / 2) % 2 === 0 ? 0 : 1; column < columns; column += 2) {
      const cell = { x: area.x + column * cellPx, y: area.y + row * cellPx, width: cellPx, height: cellPx }
      if (random() < share && !isHidden(cell)) d += bar(cell.x, cell.y, cellPx, cellPx)
    }
  }
  return d
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}
