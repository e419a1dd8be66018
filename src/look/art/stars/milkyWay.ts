import { withAlpha } from '../../../scene/colour'
import { whenAsked } from '../../../scene/memo'
import type { Box, PathNode, Point, RectNode } from '../../../scene/nodes'
import { seededRandom } from '../../../scene/random'
import { rectNode, strokedPath } from '../../../scene/shapes'
import { gradientNoise } from '../../weather/noise'
import { hundredth, written } from '../pen'
import { galactic, type Dome, type SkyPosition } from './dome'

/** The same every night: dense near Sagittarius and Cygnus, with the dark rift between. */
interface Speck extends SkyPosition {
  size: 0 | 1 | 2
}

const SPECKS = 7_600 // on the whole sphere; half are above the horizon
const MOST_SHOWN = 4_000
const MOST_IN_ONE_PATH = 2_500
const SIZES = [
  { widthPx: 0.62, alpha: 0.34 },
  { widthPx: 0.92, alpha: 0.5 },
  { widthPx: 1.35, alpha: 0.72 },
] as const
const TILES = 11
const GLOW = 0.3 // peak opacity

const specks = whenAsked((): readonly Speck[] => {
  const random = seededRandom('milky way')
  const clouds = gradientNoise(random)
  const found: Speck[] = []
  while (found.length < SPECKS) {
    const longitude = 360 * random()
    const latitude = 11 * (random() + random() + random() + random() - 2) // roughly normal, up to 22°
    const keeps = random()
    const kind = random()
    if (keeps > density(longitude, latitude, clouds)) continue
    found.push({ ...galactic(longitude, latitude), size: kind < 0.62 ? 0 : kind < 0.93 ? 1 : 2 })
  }
  return found
})

/** Share of specks to keep, 0..1. */
function density(longitude: number, latitude: number, clouds: (x: number, y: number) => number): number {
  const along =
    0.26 + 0.62 * near(longitude, 2, 42) + 0.5 * near(longitude, 78, 24) + 0.16 * near(longitude, 285, 30)
  const lane = 2.4 + 1.8 * clouds((longitude * 64) / 360, 40)
  const isRift = longitude > 4 && longitude < 82 ? Math.min(1, (82 - longitude) / 24) : 0
  const rift = 1 - 0.86 * isRift * Math.exp(-(((latitude - lane) / 2.3) ** 2))
  const cloud =
    1 +
    0.95 * clouds((longitude * 64) / 360, latitude / 6) +
    0.4 * clouds((longitude * 128) / 360, latitude / 3)
  const spread = Math.exp(-((latitude / (9 + 5 * near(longitude, 0, 24))) ** 2))
  return Math.min(1, 1.15 * along * rift * Math.max(0.12, cloud) * (0.25 + 0.75 * spread))
}

function near(longitude: number, middle: number, width: number): number {
  const away = Math.abs(((longitude - middle + 540) % 360) - 180)
  return Math.exp(-((away / width) ** 2))
}

interface Risen extends Point {
  size: Speck['size']
}

export function risenSpecks(dome: Dome, place: (at: Point) => Point, sight: Box): Risen[] {
  return specks().flatMap((speck) => {
    const at = dome(speck)
    if (at.x ** 2 + at.y ** 2 > 1.1) return []
    const { x, y } = place(at)
    const isInSight = x > sight.x && y > sight.y && x < sight.x + sight.width && y < sight.y + sight.height
    return isInSight ? [{ x, y, size: speck.size }] : []
  })
}

/** Near-zero strokes with round caps cost half as much as circles. */
export function dustNodes(
  risen: readonly Risen[],
  { colour, scale }: { colour: string; scale: number },
): PathNode[] {
  return SIZES.flatMap(({ widthPx, alpha }, size) => {
    const dots = risen.slice(0, MOST_SHOWN).filter((speck) => speck.size === size)
    const parts = Math.ceil(dots.length / MOST_IN_ONE_PATH)
    return Array.from({ length: parts }, (_, part): PathNode => {
      const shown = dots.slice(part * MOST_IN_ONE_PATH, (part + 1) * MOST_IN_ONE_PATH)
      return strokedPath(
        `art-dust-${size}-${part}`,
        shown.map((at) => `M${written(at)}h.01`).join(''),
        withAlpha(colour, alpha),
        hundredth(widthPx * scale),
      )
    })
  })
}

export function glowOfDust(
  risen: readonly Risen[],
  { sight, colour, horizonPx }: { sight: Box; colour: string; horizonPx: number },
): RectNode {
  const [wide, high] = [sight.width / TILES, sight.height / TILES]
  const counts = Array.from({ length: TILES }, () => Array.from({ length: TILES }, () => 0))
  for (const { x, y } of risen) {
    const inRow = counts[Math.floor((y - sight.y) / high)]
    const column = Math.floor((x - sight.x) / wide)
    if (inRow?.[column] !== undefined) inRow[column] += 1
  }
  const dense = (0.6 * SPECKS * wide * high) / horizonPx ** 2
  const bounds = (from: number, stepPx: number) =>
    Array.from({ length: TILES + 1 }, (_, at) => hundredth(from + at * stepPx))
  return rectNode('art-milky-way', sight, {
    fill: {
      type: 'opacityGrid',
      colour,
      sigmaPx: hundredth(0.85 * Math.max(wide, high)),
      xs: bounds(sight.x, wide),
      ys: bounds(sight.y, high),
      opacities: counts.map((row) => row.map((count) => hundredth(GLOW * (1 - Math.exp(-count / dense))))),
    },
  })
}
