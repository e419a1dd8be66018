import { outputShape } from '../../../card/set/outputs'
import type { SetItem } from '../../../card/set/setItem'

const HEIGHTS_PX = { least: 96, most: 400 }
const STEP_PX = 4
const GAP_PX = 16
const LABEL_PX = 92 // `Instagram Story`
const BELOW_PX = { grid: 42, rows: 64 } // label and gap: one line, two lines

/**
 * The largest height of a card at which a sheet without months shows all without scrolling; null if none does.
 * In a grid the cards fill the width.
 */
export function rowThatFits(
  items: readonly Pick<SetItem, 'place' | 'day'>[],
  room: { width: number; height: number },
  isGrid: boolean,
): number | null {
  const shapes = items.map(({ place }) => outputShape(place))
  const { least, most } = HEIGHTS_PX
  const steps = Array.from({ length: 1 + (most - least) / STEP_PX }, (_, at) => most - at * STEP_PX)
  const ofColumns = shapes.map((shape, at) => (room.width - at * GAP_PX) / (at + 1) / shape)
  const fits = (row: number) =>
    rowCount(shapes, row, room.width, isGrid ? 0 : LABEL_PX) * (row + BELOW_PX[isGrid ? 'grid' : 'rows']) <=
    room.height
  const heights = isGrid ? ofColumns.filter((row) => row >= least / 2 && row <= most) : steps
  return heights.find(fits) ?? null
}

function rowCount(shapes: readonly number[], row: number, width: number, leastPx: number): number {
  let count = 0
  let left = 0 // px still free in the last row
  for (const shape of shapes) {
    const needed = Math.min(width, Math.max(leastPx, row * shape))
    if (count === 0 || needed > left + 0.5) {
      count += 1
      left = width
    }
    left -= needed + GAP_PX
  }
  return count
}
