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
 * Above the block, else below it, else above or below all words, else docked at the desk's bottom over the
 * small print: over no block's text, neither its own nor another's.
 */
export function toolbarPlace(frame: Box, others: readonly Box[], desk: Box, size: Size): Point {
  const x = clampedX(frame.x + frame.width / 2, desk, size)
  const top = desk.y + EDGE_PX
  const foot = desk.y + desk.height - EDGE_PX - size.height
  const over = ({ y }: Box) => y - GAP_PX - size.height
  const under = ({ y, height }: Box) => y + height + GAP_PX
  const all = [frame, ...others]
  const places = [over(frame), under(frame), Math.min(...all.map(over)), Math.max(...all.map(under))]
  const isFree = (y: number) => !others.some((other) => boxesOverlap({ x, y, ...size }, other))
  const y = places.find((place) => place >= top && place <= foot && isFree(place))
  return { x, y: y ?? desk.y + desk.height + DOCKED_PX }
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
