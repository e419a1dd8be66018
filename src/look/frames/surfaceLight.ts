/** Light comes from the upper left. */
import { averageColour, luminance, mixColours, withAlpha } from '../../scene/colour'
import type { Box, LinearGradient, SceneNode } from '../../scene/nodes'
import { linearGradient, radialGradient, rectNode } from '../../scene/shapes'
import type { FrameContext } from './frame'

export function surfaceLight({ bounds, grounds }: FrameContext): SceneNode[] {
  const table = averageColour(grounds)
  const shade = mixColours(table, '#1C1917', 0.62)
  const glow = 0.1 + 0.45 * luminance(table)
  const reach = grounds.length > 1 ? 0.05 : 0.2 // a gradient already looks lit
  return [
    rectNode('frame-table-shade', bounds, {
      fill: cornerLight(bounds, withAlpha(shade, 0.02), withAlpha(shade, reach)),
    }),
    rectNode('frame-table-glow', bounds, {
      fill: radialGradient(
        { x: bounds.x + 0.16 * bounds.width, y: bounds.y },
        0.8 * Math.max(bounds.width, bounds.height),
        [0, withAlpha('#FFFFFF', glow)],
        [1, withAlpha('#FFFFFF', 0)],
      ),
    }),
  ]
}

export function cornerLight({ x, y, width, height }: Box, from: string, to: string): LinearGradient {
  return linearGradient({ x, y }, { x: x + width, y: y + height }, [0, from], [1, to])
}
