import type { Box, Point } from './nodes'

/** The box with `px` taken off every side, or off each side by name. Never smaller than nothing. */
export function insetBox(
  box: Box,
  px: number | { top?: number; right?: number; bottom?: number; left?: number },
): Box {
  const {
    top = 0,
    right = 0,
    bottom = 0,
    left = 0,
  } = typeof px === 'number' ? { top: px, right: px, bottom: px, left: px } : px
  return {
    x: box.x + left,
    y: box.y + top,
    width: Math.max(0, box.width - left - right),
    height: Math.max(0, box.height - top - bottom),
  }
}

/** The box with `byX` px more on the left and on the right, and `byY` above and below. */
export function grownBox({ x, y, width, height }: Box, byX: number, byY = byX): Box {
  return { x: x - byX, y: y - byY, width: width + 2 * byX, height: height + 2 * byY }
}

/** The smallest box around all of them, of which there is at least one. */
export function unionOf(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

/** What two boxes share. Its sides are negative where they lie apart. */
export function commonBox(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

/** True if `inner` lies within `outer`, give or take `slackPx`. */
export function containsBox(outer: Box, inner: Box, slackPx = 0.5): boolean {
  return (
    inner.x >= outer.x - slackPx &&
    inner.y >= outer.y - slackPx &&
    inner.x + inner.width <= outer.x + outer.width + slackPx &&
    inner.y + inner.height <= outer.y + outer.height + slackPx
  )
}

/** True if the two share more than `slackPx` in both directions. */
export function boxesOverlap(a: Box, b: Box, slackPx = 0.5): boolean {
  const { width, height } = commonBox(a, b)
  return width > slackPx && height > slackPx
}

/** A vector turned clockwise on the screen. */
export function rotated({ x, y }: Point, deg: number): Point {
  const angle = (deg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}
