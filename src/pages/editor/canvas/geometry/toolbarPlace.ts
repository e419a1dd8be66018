import type { Box, Point } from '../../../../scene/nodes'
import { clamp } from '../../../../scene/values'

const GAP_PX = 14 // from the frame, past its handles
const EDGE_PX = 8 // from the desk's edge

/**
 * The toolbar's upper left corner: above the block, else below it, else outside the card or at the edge of
 * the desk on the side with more room. It never covers the block's words and never leaves the desk.
 */
export function toolbarPlace(
  frame: Box, // of the block, on the desk
  card: Box,
  desk: Box,
  size: { width: number; height: number },
): Point {
  const x = clamp(
    frame.x + frame.width / 2 - size.width / 2,
    desk.x + EDGE_PX,
    Math.max(desk.x + EDGE_PX, desk.x + desk.width - EDGE_PX - size.width),
  )
  const top = desk.y + EDGE_PX
  const foot = desk.y + desk.height - EDGE_PX - size.height
  const above = frame.y - GAP_PX - size.height
  const below = frame.y + frame.height + GAP_PX
  if (above >= top && above <= foot) return { x, y: above }
  if (below <= foot && below >= top) return { x, y: below }
  const roomAbove = frame.y - desk.y
  const roomBelow = desk.y + desk.height - frame.y - frame.height
  const outside =
    roomAbove >= roomBelow
      ? Math.min(card.y, frame.y) - GAP_PX - size.height
      : Math.max(card.y + card.height, frame.y + frame.height) + GAP_PX
  return { x, y: clamp(outside, top, Math.max(top, foot)) }
}
