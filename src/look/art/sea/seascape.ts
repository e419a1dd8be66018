import type { Box, Point } from '../../../scene/nodes'
import type { PaintInput } from '../family'

export interface Seascape extends PaintInput {
  stage: Box // without what words take
  water: Box
  ceilingY: number // neither sun nor land is higher
  sun: Point
  radiusPx: number
  isDark: boolean
  hasSail: boolean
}

/** Is 1 in the light under the sun and 0 far away. The light widens towards the viewer. */
export function lightAt({ sun, water, radiusPx }: Seascape, x: number, y: number): number {
  const depth = Math.max(0, (y - water.y) / water.height)
  const reach = radiusPx * (0.95 + 1.5 * depth)
  return Math.exp(-(((x - sun.x) / reach) ** 2))
}
