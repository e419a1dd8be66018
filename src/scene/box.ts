import type { Box } from './nodes'

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
  return (
    Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > slackPx &&
    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > slackPx
  )
}
