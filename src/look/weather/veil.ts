import { withAlpha } from '../../scene/colour'
import type { SceneNode } from '../../scene/nodes'
import { filledPath } from '../../scene/shapes'
import { contour, sampled } from './contour'
import type { Stage } from './mood'
import { gradientNoise } from './noise'

export interface Veil {
  colour: string
  alpha: number // opacity per level
  from: number // share of bare sky: −1 none, 1 all
  bareHeight: number // × area: where clouds end without text
  fadePx: number // towards that end
  levels: number // thickness levels, enough that no edge shows
}

const THICKEST = 0.54 // threshold on the noise
const SIZE = { cellPx: 10, longPx: 360, thickPx: 90 }
const TATTER_PX = 26 // unevenness of their end
const GAP_PX = 20 // above the text box: two cells, because outlines end between cells

export function veil(
  id: string,
  { colour, alpha, from, bareHeight, fadePx, levels }: Veil,
  { area, unit, random, words: { text } }: Stage,
): SceneNode[] {
  const noise = gradientNoise(random)
  const foot = (text?.y ?? area.y + area.height * bareHeight) - GAP_PX * unit
  const room = { ...area, height: Math.max(0, foot - area.y) }
  const surface = sampled(room, SIZE.cellPx * unit, (x, y) => {
    const [across, down] = [x / (SIZE.longPx * unit), y / (SIZE.thickPx * unit)]
    const thickness = noise(across, down) + 0.45 * noise(2.4 * across + 9, 2.3 * down + 5) - from
    const end = foot - TATTER_PX * unit * Math.max(0, 0.6 + 1.4 * noise(1.7 * across, 40.5))
    const share = Math.min(1, Math.max(0, end - y) / (fadePx * unit))
    return thickness > 0 ? thickness * share : thickness
  })
  return Array.from({ length: levels }, (_, level) =>
    filledPath(
      `${id}-${level}`,
      contour(surface, ((THICKEST - from) * level) / levels),
      withAlpha(colour, alpha),
    ),
  )
}
