import type { Box } from '../../scene/nodes'

/** A number for 16:9, for 1:1 and for 9:16. */
export type ByAspect = readonly [wide: number, square: number, tall: number]

const WIDEST = Math.log(16 / 9)

/** Interpolates by aspect between the three ratios; constant beyond them. */
export function byAspect({ width, height }: Box, [wide, square, tall]: ByAspect): number {
  const lean = Math.min(1, Math.max(-1, Math.log(width / height) / WIDEST)) // 1 wide, -1 tall
  return square + (lean > 0 ? wide - square : tall - square) * Math.abs(lean)
}
