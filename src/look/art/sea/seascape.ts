import type { Box, Point } from '../../../scene/nodes'
import type { PaintInput } from '../family'

/** A place by the sea, px. */
export interface Seascape extends PaintInput {
  water: Box // from the horizon to the foot
  sun: Point
  radiusPx: number
  isDark: boolean
  hasSail: boolean
}

/** How near the column of light under the sun a point of the water is: 1 within it, 0 far from it. It widens towards the viewer. */
export function lightAt({ sun, water, radiusPx }: Seascape, x: number, y: number): number {
  const depth = Math.max(0, (y - water.y) / water.height)
  const reach = radiusPx * (0.95 + 1.5 * depth)
  return Math.exp(-(((x - sun.x) / reach) ** 2))
}
