import type { SceneNode } from '../../../scene/nodes'
import { withAlpha } from '../../../scene/colour'
import { mixOklab } from '../../../scene/oklab'
import { byAspect } from '../../weather/aspect'
import type { ArtFamily, PaintInput, Painting } from '../family'
import { grain, mixedDownwards } from '../gradients'
import { cutTo } from '../strokes'
import { air, sail } from './air'
import { calm } from './calm'
import { isles } from './isles'
import { PALETTES, PALETTES_OF_SEASON } from './palettes'
import { scales } from './scales'
import type { Seascape } from './seascape'
import { swell } from './swell'

const WATERS = { swell, calm, scales }
const ISLES = { swell: 0, calm: 0.55, scales: 0.3 } // how often there is land

export const family: ArtFamily = {
  palettes: PALETTES,
  palettesOf: ({ season }) => PALETTES_OF_SEASON[season],
  words: { side: 'above', wideWidth: 0.44, from: [0.15, 0.1, 0.1], to: [0.6, 0.44, 0.44] },
  paint,
}

/** A low sun over one of three waters: scales as on a robe, swell in bands, or stillness. */
function paint(input: PaintInput): Painting {
  const { box, unit, palette, stream } = input
  const random = stream('place')
  const turn = random()
  const kind = turn < 0.38 ? 'scales' : turn < 0.7 ? 'swell' : 'calm'
  const isMassLeft = random() < 0.27
  const horizonY =
    box.y + byAspect(box, kind === 'calm' ? [0.69, 0.69, 0.66] : [0.64, 0.66, 0.61]) * box.height
  const radiusPx = unit * (40 + 22 * random())
  const fromMiddle = byAspect(box, [0.2, 0.14, 0.12]) + 0.1 * random()
  const scape: Seascape = {
    ...input,
    water: { x: box.x, y: horizonY, width: box.width, height: box.y + box.height - horizonY },
    sun: {
      x: box.x + (0.5 + (isMassLeft ? -fromMiddle : fromMiddle)) * box.width,
      y: horizonY - radiusPx * (-0.1 + 0.95 * random()),
    },
    radiusPx,
    isDark: palette.theme === 'dark',
    hasSail: stream('sail')() < 0.4,
  }
  const nodes = [
    ...air(scape),
    ...isles(scape, ISLES[kind]),
    ...waterBelow(scape),
    ...sail(scape),
    ...WATERS[kind](scape),
  ]
  return { nodes: [cutTo(box, 'art-view', nodes), grain(box)], isMassLeft }
}

/** The water under all that moves on it, and the light along the horizon. */
function waterBelow({ box, unit, water, palette, isDark }: Seascape): SceneNode[] {
  const { far, near, low, line } = palette.colours as Record<string, string>
  return [
    {
      type: 'rect',
      id: 'art-water',
      ...water,
      fill: mixedDownwards(
        water.y,
        box.y + box.height,
        [0, far!],
        [0.4, mixOklab(far!, near!, 0.42)],
        [1, near!],
      ),
    },
    {
      type: 'rect',
      id: 'art-horizon',
      x: box.x,
      y: water.y - 0.5 * unit,
      width: box.width,
      height: 1.2 * unit,
      fill: withAlpha(isDark ? low! : mixOklab(far!, line!, 0.35), 0.7),
    },
  ]
}
