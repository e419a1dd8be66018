import { rotateVector, middleOf } from '../../../../scene/box'
import type { Box, Point } from '../../../../scene/nodes'
import { kindOf } from './blockKinds'
import type { CanvasBlock } from './canvasBlocks'
import type { AlignmentId } from '../../../../text/alignments'

export interface RotatedBox {
  box: Box
  turnDeg: number
}

export function minus(a: Point, b: Point): Point {
  return { x: a.x - b.x, y: a.y - b.y }
}

export function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y }
}

export function midpoint(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

export function toLocal({ box, turnDeg }: RotatedBox, point: Point): Point {
  const middle = middleOf(box)
  return plus(middle, rotateVector(minus(point, middle), -turnDeg))
}

/** The point at fractions of the box's sides, rotated with it. */
export function pointAt({ box, turnDeg }: RotatedBox, share: Point): Point {
  const middle = middleOf(box)
  const level = { x: box.x + share.x * box.width, y: box.y + share.y * box.height }
  return plus(middle, rotateVector(minus(level, middle), turnDeg))
}

export function movedBox(box: Box, by: Point): Box {
  return { ...box, ...plus(box, by) }
}

/** Distance of a point from an unrotated box; 0 inside. */
export function distanceTo({ x, y, width, height }: Box, point: Point): number {
  const across = Math.max(x - point.x, 0, point.x - x - width)
  const down = Math.max(y - point.y, 0, point.y - y - height)
  return Math.hypot(across, down)
}

export function boundsOf({ box, turnDeg }: RotatedBox): Box {
  if (turnDeg === 0) return box
  const corners = [0, 1].flatMap((x) => [0, 1].map((y) => pointAt({ box, turnDeg }, { x, y })))
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/**
 * The box for optical alignment, without hanging punctuation: a centred quote never moved is in the middle
 * whatever it ends in.
 */
export function opticalBox(block: CanvasBlock, textBox: Box, align: AlignmentId): Box {
  const { box, id, offset, turnDeg, sizePx } = block
  if (!kindOf(id).hasAdjustableWidth || turnDeg !== 0) return box
  const right = box.x + box.width
  const isNear = (edge: number, other: number) => Math.abs(edge - other) < sizePx
  if (align === 'text-center') {
    const axis = middleOf(textBox).x + offset.x
    const half = Math.min(axis - box.x, right - axis)
    return isNear(axis, middleOf(box).x) ? { ...box, x: axis - half, width: 2 * half } : box
  }
  if (align === 'text-left') {
    const start = textBox.x + offset.x
    return isNear(start, box.x) ? { ...box, x: start, width: right - start } : box
  }
  const end = textBox.x + textBox.width + offset.x
  return isNear(end, right) ? { ...box, width: end - box.x } : box
}
