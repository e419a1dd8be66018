import type { Box, Point, ImageNode } from './nodes'
import { clamp } from './values'

/** Shrinks the box on every or each named side. Sizes never go below 0. */
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

export function outsetBox({ x, y, width, height }: Box, byX: number, byY = byX): Box {
  return { x: x - byX, y: y - byY, width: width + 2 * byX, height: height + 2 * byY }
}

export function around({ x, y }: Point, rx: number, ry = rx): Box {
  return { x: x - rx, y: y - ry, width: 2 * rx, height: 2 * ry }
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

export function unionOf(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))]
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  }
}

export function boundsOf(points: readonly Point[]): Box {
  return unionOf(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 })))
}

export function cornersOf({ x, y, width, height }: Box): Point[] {
  return [x, x + width].flatMap((px) => [y, y + height].map((py) => ({ x: px, y: py })))
}

export function clockwiseCorners({ x, y, width, height }: Box): Point[] {
  const [right, foot] = [x + width, y + height]
  return [
    { x, y },
    { x: right, y },
    { x: right, y: foot },
    { x, y: foot },
  ]
}

/** Sizes are negative if the boxes do not overlap. */
export function intersectBoxes(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  return {
    x,
    y,
    width: Math.min(a.x + a.width, b.x + b.width) - x,
    height: Math.min(a.y + a.height, b.y + b.height) - y,
  }
}

export function containsBox(outer: Box, inner: Box, slackPx = 0.5): boolean {
  return (
    inner.x >= outer.x - slackPx &&
    inner.y >= outer.y - slackPx &&
    inner.x + inner.width <= outer.x + outer.width + slackPx &&
    inner.y + inner.height <= outer.y + outer.height + slackPx
  )
}

export function boxesOverlap(a: Box, b: Box, slackPx = 0.5): boolean {
  const { width, height } = intersectBoxes(a, b)
  return width > slackPx && height > slackPx
}

export function rotateVector({ x, y }: Point, deg: number): Point {
  const angle = (deg * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

export type Fitting = Pick<ImageNode, 'fit' | 'focus' | 'zoom' | 'subject'>

/** The picture is larger than the given box with `cover`, inside it with `contain`. */
export function fittedBox(
  { x, y, width, height, fit, focus, zoom = 1, subject }: Fitting & Box,
  picture: { widthPx: number; heightPx: number },
): Box {
  const across = width / picture.widthPx
  const down = height / picture.heightPx
  const scale = zoom * (fit === 'cover' ? Math.max(across, down) : Math.min(across, down))
  const shown = { width: picture.widthPx * scale, height: picture.heightPx * scale }
  const left = subject && heldAt(width, shown.width, subject.x, subject.width, MIDDLE)
  const top = subject && heldAt(height, shown.height, subject.y, subject.height, FOOT)
  return {
    x: x + (left ?? (width - shown.width) * focus.x),
    y: y + (top ?? (height - shown.height) * focus.y),
    ...shown,
  }
}

const SUBJECT_MARGIN = 0.12 // × the room that the subject leaves
const MIDDLE = 0.5 // Both sides of a subject that is too wide are cut,
const FOOT = 0 // and only the foot of one that is too tall, never the head.

/** Keeps the subject whole where it can, near its place in the picture. @returns the picture's offset in its box */
function heldAt(boxPx: number, shownPx: number, from: number, share: number, cutBefore: number): number {
  const freePx = boxPx - shownPx
  const [start, lengthPx] = [from * shownPx, share * shownPx]
  const roomPx = boxPx - lengthPx
  const marginPx = SUBJECT_MARGIN * roomPx
  const held =
    roomPx < 0
      ? roomPx * cutBefore - start
      : clamp(freePx * (from + share / 2), marginPx - start, roomPx - marginPx - start)
  return clamp(held, Math.min(freePx, 0), Math.max(freePx, 0))
}
