import type { Box } from '../../scene/nodes'

/** for 16:9, 1:1 and 9:16 */
export type ByAspect = readonly [wide: number, square: number, tall: number]

const WIDEST = Math.log(16 / 9)

/** Interpolates between the three ratios; constant beyond. */
export function byAspect({ width, height }: Box, [wide, square, tall]: ByAspect): number {
  const lean = Math.min(1, Math.max(-1, Math.log(width / height) / WIDEST))
  return square + (lean > 0 ? wide - square : tall - square) * Math.abs(lean)
}
