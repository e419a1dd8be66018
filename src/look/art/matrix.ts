import { boundsOf, cornersOf } from '../../scene/box'
import type { Box, GroupNode, Point } from '../../scene/nodes'

/** x′ = a x + c y + e, y′ = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

export function applied([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** Applies the second matrix first. */
export function multiplied([a, b, c, d, e, f]: Matrix, [a2, b2, c2, d2, e2, f2]: Matrix): Matrix {
  return [
    a * a2 + c * b2,
    b * a2 + d * b2,
    a * c2 + c * d2,
    b * c2 + d * d2,
    a * e2 + c * f2 + e,
    b * e2 + d * f2 + f,
  ]
}

export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c || 1
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area]
}

export function matrixOf({ rotation, scale }: GroupNode): Matrix {
  if (rotation) {
    const turn = (rotation.deg * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const { x, y } = rotation.about
    return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y]
  }
  if (scale) return [scale.x, 0, 0, scale.y, scale.about.x * (1 - scale.x), scale.about.y * (1 - scale.y)]
  return IDENTITY
}

export function boxAround(box: Box, matrix: Matrix): Box {
  return boundsOf(cornersOf(box).map((corner) => applied(matrix, corner)))
}
