import { withAlpha, mixOklab } from '../../../scene/colour'
import type { SceneNode, Box, Point } from '../../../scene/nodes'
import { filledPath, strokedPath } from '../../../scene/shapes'
import { byAspect } from '../../weather/aspect'
import { gradientNoise } from '../../weather/noise'
import { smoothLine, written, exact, mixedDownwards } from '../pen'
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

/** The light under the sun widens towards the viewer. */
export function lightAt({ sun, water, radiusPx }: Seascape, x: number, y: number): number {
  const depth = Math.max(0, (y - water.y) / water.height)
  const reach = radiusPx * (0.95 + 1.5 * depth)
  return Math.exp(-(((x - sun.x) / reach) ** 2))
}

const STEP_PX = 12
const LINES = 8
const LEE = 1.75 // how much steeper a wave falls than it rises

interface Hump {
  x: number
  halfPx: number
  risePx: number
}

export function swell(scape: Seascape): SceneNode[] {
  const { box, unit, water, stream, palette, isDark } = scape
  const { far, near, line } = palette.colours as Record<string, string>
  const random = stream('swell')
  const noise = gradientNoise(stream('ripple'))
  const bands = 7 + Math.floor(3 * random() + byAspect(box, [0, 0, 2.5]))
  const wind = random() < 0.5 ? -1 : 1
  const great = 2 + Math.floor(2 * random()) // band of the one great wave
  const footY = box.y + box.height
  const nodes: SceneNode[] = []
  for (let band = 0; band < bands; band++) {
    const share = band / (bands - 1)
    const baseY = water.y + water.height * (0.06 + 0.86 * share ** 1.25)
    const humps = humpsOf(scape, random, share)
    const isGreat = band === great
    if (isGreat) humps.push(...greatWave(scape, random, wind))
    const heights: Point[] = []
    const highest = Math.max(...humps.map(({ risePx }) => risePx))
    for (let x = box.x - STEP_PX * unit; x <= box.x + box.width + STEP_PX * unit * 1.5; x += STEP_PX * unit) {
      const rise = humps.reduce((sum, hump) => sum + riseOf(hump, x, wind), 0)
      const ripple = noise(x / (70 * unit), 9 * band) * unit * (1.4 + 3.4 * share)
      heights.push({ x, y: rise + ripple })
    }
    const crest = heights.map(({ x, y }) => ({ x, y: baseY - y }))
    const body = mixOklab(far!, near!, 0.14 + 0.8 * share)
    const topY = Math.min(...crest.map(({ y }) => y))
    nodes.push(
      filledPath(
        `art-wave-${band}`,
        `${smoothLine(crest)}L${written({ x: box.x + box.width + 20 * unit, y: footY })}L${written({ x: box.x - 20 * unit, y: footY })}Z`,
        mixedDownwards(
          topY,
          baseY + unit * 60,
          [0, mixOklab(body, far!, 0.3)],
          [0.5, body],
          [1, mixOklab(body, near!, 0.45)],
        ),
      ),
    )
    const shades: string[][] = [[], [], []]
    for (let at = 0; at < LINES; at++) {
      const apart = unit * (0.5 + 2.9 * at ** 1.2) * (0.6 + 0.9 * share) * (isGreat ? 1.7 : 1)
      const points = heights.map(({ x, y }) => {
        const crowd = 1.25 - 0.9 * Math.min(1, Math.max(0, y) / Math.max(highest, 18 * unit))
        return {
          x,
          y: baseY - y + apart * crowd + noise(x / (120 * unit), at * 1.7 + band * 5.3) * unit * 0.5 * at,
        }
      })
      shades[at < 1 ? 0 : at < 4 ? 1 : 2]!.push(smoothLine(points))
    }
    const bright = mixOklab(mixOklab(body, line!, isGreat ? 0.85 : 0.6), line!, share)
    const strong = 0.95 * (isGreat ? 0.8 : isDark ? 0.85 : 0.55 + 0.45 * share)
    shades.forEach((d, shade) =>
      nodes.push(
        strokedPath(
          `art-lines-${band}-${shade}`,
          d.join(''),
          shade === 0
            ? litFromSun(scape, bright, strong)
            : withAlpha(bright, strong * [1, 0.34, 0.18][shade]!),
          unit * [1.3, 0.9, 0.75][shade]!,
        ),
      ),
    )
  }
  return nodes
}

function greatWave({ box, unit, sun, hasSail }: Seascape, random: () => number, wind: number): Hump[] {
  const middleward = sun.x > box.x + box.width / 2 ? -1 : 1
  const towards = hasSail ? -middleward : middleward // away from the sail
  const x = sun.x + towards * (0.06 + 0.16 * random()) * box.width
  const halfPx = unit * (105 + 50 * random())
  return [
    { x, halfPx, risePx: unit * (40 + 22 * random()) },
    {
      x: x - wind * halfPx * (1.5 + 0.5 * random()),
      halfPx: halfPx * 0.8,
      risePx: unit * (16 + 14 * random()),
    },
  ]
}

function humpsOf({ box, unit }: Seascape, random: () => number, share: number): Hump[] {
  const humps: Hump[] = []
  const apart = unit * (110 + 230 * share) * byAspect(box, [1, 0.8, 0.68])
  for (let x = box.x - apart * random(); x < box.x + box.width + apart; x += apart * (0.6 + 0.9 * random()))
    humps.push({
      x,
      halfPx: apart * (0.34 + 0.22 * random()),
      risePx: unit * (5 + 40 * share) * (0.25 + 0.9 * random() ** 1.6),
    })
  return humps
}

function riseOf({ x: middle, halfPx, risePx }: Hump, x: number, wind: number): number {
  const along = ((x - middle) * wind) / halfPx
  return risePx * (along > 0 ? Math.exp(-((along * LEE) ** 1.5)) : Math.exp(-((-along) ** 1.25)))
}

function litFromSun({ box, sun }: Seascape, colour: string, alpha: number) {
  const middle = (sun.x - box.x) / box.width
  const shares: [number, number][] = [
    [0, 0.42],
    [Math.max(0.05, middle - 0.2), 0.6],
    [middle, 1],
    [Math.min(0.95, middle + 0.2), 0.6],
    [1, 0.42],
  ]
  return {
    type: 'linear' as const,
    from: exact({ x: box.x, y: 0 }),
    to: exact({ x: box.x + box.width, y: 0 }),
    stops: shares.map(([at, share]) => ({ at, colour: withAlpha(colour, alpha * share) })),
  }
}
