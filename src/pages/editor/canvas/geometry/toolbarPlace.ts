import { boxesOverlap, containsBox } from '../../../../scene/box'
import type { Box, Point } from '../../../../scene/nodes'
import { clamp } from '../../../../scene/values'

interface Size {
  width: number
  height: number
}

const GAP_PX = 14 // from the frame, past its handles
const EDGE_PX = 8 // from the desk's edge
const DOCKED_PX = 2 // from the card's area, above the strip of small print, where a toolbar fits
const PALETTE_GAP_PX = 8

/**
 * Above the block, else below, else docked at the desk's bottom over the small print; never over the block's
 * text.
 */
export function toolbarPlace(frame: Box, desk: Box, size: Size): Point {
  const x = clampedX(frame.x + frame.width / 2, desk, size)
  const top = desk.y + EDGE_PX
  const foot = desk.y + desk.height - EDGE_PX - size.height
  const above = frame.y - GAP_PX - size.height
  const below = frame.y + frame.height + GAP_PX
  if (above >= top && above <= foot) return { x, y: above }
  if (below <= foot && below >= top) return { x, y: below }
  return { x, y: desk.y + desk.height + DOCKED_PX }
}

/**
 * Beside the toolbar away from the block, else on its other side. It covers the block only as a last resort.
 */
export function palettePlace(toolbar: Box, frame: Box, desk: Box, page: Box, size: Size): Point {
  const x = clampedX(toolbar.x + toolbar.width / 2, desk, size)
  const up = { x, y: toolbar.y - PALETTE_GAP_PX - size.height }
  const down = { x, y: toolbar.y + toolbar.height + PALETTE_GAP_PX }
  const over = { x, y: frame.y - GAP_PX - size.height }
  const under = { x, y: frame.y + frame.height + GAP_PX }
  const places = toolbar.y < frame.y ? [up, under] : [down, up, over]
  const isFree = (at: Point) => !boxesOverlap({ ...at, ...size }, frame)
  const isIn = (area: Box) => (at: Point) => containsBox(area, { ...at, ...size })
  const free = places.filter(isFree)
  const foot = { x, y: page.y + page.height - EDGE_PX - size.height }
  return free.find(isIn(desk)) ?? free.find(isIn(page)) ?? foot
}

function clampedX(middle: number, desk: Box, { width }: Size): number {
  const min = desk.x + EDGE_PX
  return clamp(middle - width / 2, min, Math.max(min, desk.x + desk.width - EDGE_PX - width))
}
