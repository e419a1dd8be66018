import type { Point, SceneNode } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/colour'
import { filledPath } from '../../../scene/shapes'
import { gradientNoise, type Noise } from '../../weather/noise'
import { smoothLine, written, mixedDownwards } from '../pen'
import type { Seascape } from './swell'

const STEP_PX = 5
const CLIFFS = 0.55 // share of capes

export function isles(scape: Seascape, chance: number): SceneNode[] {
  const { box, unit, sun, water, ceilingY, stream } = scape
  const random = stream('isles')
  if (random() > chance) return []
  const noise = gradientNoise(stream('rocks'))
  const side = sun.x > box.x + box.width / 2 ? 1 : -1
  const edge = side > 0 ? box.x + box.width : box.x
  if (random() < 0.55) {
    const reach = Math.abs(edge - sun.x)
    const high = stream('cliffs')
    const cliff = high() < CLIFFS ? 2.2 + 2 * high() : 1
    const rise = (px: number) => Math.min(px * cliff * unit, 0.75 * (water.y - ceilingY))
    return [
      land(
        scape,
        'far',
        edge,
        edge - side * reach * (0.95 + 0.8 * random()),
        rise(34 + 16 * random()),
        0.5,
        noise,
      ),
      land(
        scape,
        'near',
        edge,
        edge - side * reach * (0.35 + 0.3 * random()),
        rise(20 + 14 * random()),
        0.12,
        noise,
      ),
    ]
  }
  const middle = sun.x - side * unit * (90 + 50 * random())
  const halfPx = unit * (34 + 26 * random())
  return [
    land(scape, 'far', middle - halfPx, middle + halfPx, unit * (11 + 8 * random()), 0.42, noise),
    land(
      scape,
      'near',
      middle - side * halfPx * 0.7,
      middle - side * halfPx * 1.7,
      unit * (6 + 5 * random()),
      0.3,
      noise,
    ),
  ]
}

/** Land is highest at an edge. `air`: share of sky colour over it. */
function land(
  { box, unit, water, palette, isDark }: Seascape,
  name: string,
  fromX: number,
  toX: number,
  risePx: number,
  air: number,
  noise: Noise,
): SceneNode {
  const { far, near, low, top } = palette.colours as Record<string, string>
  const isCape = fromX === box.x || fromX === box.x + box.width
  const rough = Math.min(1, Math.sqrt((50 * unit) / risePx)) // else a cliff would be needles
  const steps = Math.ceil(Math.abs(toX - fromX) / (STEP_PX * unit))
  const ridge = Array.from({ length: steps + 1 }, (_, step): Point => {
    const share = step / steps
    const x = fromX + (toX - fromX) * share
    const envelope = isCape ? (1 - share) ** 1.25 : Math.sin(Math.PI * share) ** 0.7
    const rock =
      0.74 + rough * (0.75 * noise(x / (46 * unit), air * 31) + 0.22 * noise(x / (13 * unit), air * 17))
    return { x, y: water.y - risePx * envelope * Math.max(0.12, rock) }
  })
  const haze = isDark ? mixOklab(top!, low!, 0.3) : low!
  const tone = mixOklab(mixOklab(far!, near!, isDark ? 0.55 : 0.42), haze, air)
  const foot = water.y + 0.6 * unit
  return filledPath(
    `art-isle-${name}`,
    `${smoothLine(ridge)}L${written({ x: toX, y: foot })}L${written({ x: fromX, y: foot })}Z`,
    mixedDownwards(water.y - risePx, water.y, [0, tone], [1, mixOklab(tone, haze, 0.34)]),
  )
}
