import { withAlpha } from '../../../scene/colour'
import type { SceneNode } from '../../../scene/nodes'
import { bar, downwards } from '../outlines'
import { SUNLIGHT, type Seascape } from './sunset'

/** The sea from the horizon to the foot. */
export const SEA_COLOURS = ['#6E2F5E', '#2A1640'] as const

const GLINT = { count: 15, colour: '#F0A67C', alphas: [0.66, 0.3, 0.14] } // faint where a watermark may stand

/** Water, the bright line of the horizon, and the sun's glints in a path that narrows towards the viewer. */
export function sea({ area, unit, horizonY, sun, radiusPx }: Seascape, random: () => number): SceneNode[] {
  const footY = area.y + area.height
  const depthPx = footY - horizonY
  let glints = ''
  for (let index = 0; index < GLINT.count; index++) {
    const share = index / (GLINT.count - 1)
    const width = radiusPx * (0.85 + 0.75 * random()) * (1 - 0.62 * share ** 3)
    const middle = sun.x + radiusPx * 0.5 * (random() - 0.5)
    const height = unit * (2.1 - 0.5 * share)
    glints += bar({
      x: middle - width / 2,
      y: horizonY + depthPx * (0.035 + 0.9 * share ** 1.5),
      width,
      height,
    })
  }
  return [
    {
      type: 'rect',
      id: 'weather-sea',
      x: area.x,
      y: horizonY,
      width: area.width,
      height: depthPx,
      fill: downwards(horizonY, footY, ...SEA_COLOURS),
    },
    {
      type: 'rect',
      id: 'weather-horizon',
      x: area.x,
      y: horizonY - 0.6 * unit,
      width: area.width,
      height: 1.4 * unit,
      fill: withAlpha(SUNLIGHT, 0.55),
    },
    {
      type: 'path',
      id: 'weather-glints',
      d: glints,
      fill: downwards(horizonY, footY, ...GLINT.alphas.map((alpha) => withAlpha(GLINT.colour, alpha))),
    },
  ]
}
