import type { PathNode } from '../../../scene/nodes'
import { withAlpha } from '../../../scene/colour'
import { mixOklab } from '../../../scene/oklab'
import { gradientNoise } from '../../weather/noise'
import { lens } from './air'
import { lightAt, type Seascape } from './seascape'

const ROWS = 64

/** Still water: rows of level strokes, longer and further apart towards the viewer, brightest under the sun. */
export function calm(scape: Seascape): PathNode[] {
  const { box, unit, water, palette, isDark, stream } = scape
  const { far, near, line, sun } = palette.colours as Record<string, string>
  const random = stream('strokes')
  const noise = gradientNoise(stream('wind'))
  const strokes: Record<'dark' | 'dim' | 'mid' | 'bright', string[]> = {
    dark: [],
    dim: [],
    mid: [],
    bright: [],
  }
  for (let row = 0; row < ROWS; row++) {
    const share = ((row + 0.6 * random()) / ROWS) ** 1.45
    const y = water.y + unit * 1.2 + share * (water.height - unit)
    const length = unit * (16 + 62 * share)
    for (
      let x = box.x - length * random();
      x < box.x + box.width + length;
      x += length * (0.5 + 1.3 * random())
    ) {
      const light = lightAt(scape, x, y)
      const bright =
        light * (0.55 + 0.75 * random()) + 0.34 * noise(x / (170 * unit), y / (26 * unit)) + 0.1 * random()
      if (bright < 0.06 && random() < 0.42) continue
      const tone = bright > 0.74 ? 'bright' : bright > 0.42 ? 'mid' : bright > 0.12 ? 'dim' : 'dark'
      const half = length * (0.35 + 0.7 * random()) * (tone === 'bright' ? 0.62 : 1)
      strokes[tone].push(lens(x, y, half, unit * (0.7 + 1.5 * share) * (tone === 'bright' ? 1.15 : 1)))
    }
  }
  const paints = {
    dark: withAlpha(near!, 0.34),
    dim: withAlpha(mixOklab(far!, line!, 0.4), isDark ? 0.2 : 0.3),
    mid: withAlpha(mixOklab(line!, isDark ? sun! : line!, 0.3), isDark ? 0.4 : 0.5),
    bright: withAlpha(mixOklab(line!, sun!, isDark ? 0.5 : 0.2), 0.92),
  }
  return (['dark', 'dim', 'mid', 'bright'] as const).map((tone) => ({
    type: 'path',
    id: `art-${tone}`,
    d: strokes[tone].join(''),
    fill: paints[tone],
  }))
}
