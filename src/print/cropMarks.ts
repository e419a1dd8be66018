import { cornersOf } from '../scene/box'
import type { Box } from '../scene/nodes'
import { BLEED_MM, type CropMark } from './sheet'

const GAP_MM = 1 // between the bleed and a mark
const LENGTH_MM = 4

/** How far marks reach beyond the edge at which is cut. */
export const MARKS_REACH_MM = BLEED_MM + GAP_MM + LENGTH_MM

/** Two marks at each corner of what is cut out. They keep off the bleed, whether there is one or not. */
export function cropMarks(trim: Box): CropMark[] {
  const [near, far] = [BLEED_MM + GAP_MM, MARKS_REACH_MM]
  return cornersOf(trim).flatMap(({ x, y }) => {
    const outX = x > trim.x ? 1 : -1
    const outY = y > trim.y ? 1 : -1
    return [
      { from: { x: x + outX * near, y }, to: { x: x + outX * far, y } },
      { from: { x, y: y + outY * near }, to: { x, y: y + outY * far } },
    ]
  })
}
