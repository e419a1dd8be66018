import type { Box } from '../../scene/nodes'

/** for 16:9, 1:1 and 9:16 */
export type ByAspect = readonly [wide: number, square: number, tall: number]

const WIDEST = Math.log(16 / 9)

interface Shape extends Pick<Box, 'width' | 'height'> {
  aspect?: number // a part of a card has the whole card’s
}

export function aspectOf({ width, height, aspect = width / height }: Shape): number {
  return aspect
}

/** Interpolates between the three ratios; constant beyond. */
export function byAspect(shape: Shape, [wide, square, tall]: ByAspect): number {
  const lean = Math.min(1, Math.max(-1, Math.log(aspectOf(shape)) / WIDEST))
  return square + (lean > 0 ? wide - square : tall - square) * Math.abs(lean)
}
