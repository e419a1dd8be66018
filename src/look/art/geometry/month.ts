import type { Box } from '../../../scene/nodes'
import { byAspect } from '../../weather/aspect'
import type { Sky } from '../sky'

/** The month as rows of weeks from Monday: where each of its days lies, first to last. */
export interface Month {
  cells: readonly (Box & { column: number; row: number })[]
  cellPx: number
}

const WIDE = { aspect: 1.2, from: 0.515, to: 0.945, height: 0.78 } // shares of the box
const TALL = { left: 0.09, width: 0.82, foot: 0.505 }

export function monthOf(box: Box, { dayOfMonth, daysOfMonth, weekday }: Sky, isLeft: boolean): Month {
  const firstColumn = (((weekday - (dayOfMonth - 1)) % 7) + 7) % 7
  const rows = Math.ceil((firstColumn + daysOfMonth) / 7)
  const isWide = box.width > WIDE.aspect * box.height
  const top = byAspect(box, [0, 0.08, 0.11]) * box.height
  const room = isWide
    ? { width: (WIDE.to - WIDE.from) * box.width, height: WIDE.height * box.height }
    : { width: TALL.width * box.width, height: TALL.foot * box.height - top }
  const cellPx = Math.floor(Math.min(room.width / 7, room.height / rows))
  const marginPx = (1 - WIDE.to) * box.width
  const left = isWide ? (isLeft ? marginPx : box.width - marginPx - 7 * cellPx) : TALL.left * box.width
  const above = isWide ? (box.height - rows * cellPx) / 2 : top
  const corner = { x: Math.round(box.x + left), y: Math.round(box.y + above) }
  const cells = Array.from({ length: daysOfMonth }, (_, day) => {
    const [column, row] = [(firstColumn + day) % 7, Math.floor((firstColumn + day) / 7)]
    return {
      x: corner.x + column * cellPx,
      y: corner.y + row * cellPx,
      width: cellPx,
      height: cellPx,
      column,
      row,
    }
  })
  return { cells, cellPx }
}
