import type { PathNode, Point } from '../../../scene/nodes'
import { withAlpha, mixOklab } from '../../../scene/colour'
import { angleTo, dot, filled, from, lined, loop, some, thread, uniform, type Pen } from '../pen'
import { grownLimb, limbNodes, sitesOf, widthAt, type Limb } from './limbs'
import { pose, type Plant, type Scenery } from './scenery'

const NEEDLE = '#1f4a3d'
const NEEDLE_FAR = '#5c8273'
const SNOW = '#fbfdfd'
const MOST_PADS = 15

export const pine: Plant = (scenery) => {
  const { pen, field, size, stream, isNight } = scenery
  const random = stream('needle')
  const limbs = grownLimb(stream('limb'), field, {
    ...pose(scenery, stream('pose')),
    width: uniform(random, 19, 24) * size,
    forks: 6,
    reach: 0.36,
    lift: 0.14,
  })
  const pads = sitesOf(random, limbs, 56 * size, 0.35)
    .slice(0, MOST_PADS)
    .sort((a, b) => a.on.y - b.on.y)
    .map(({ on }) => padOf(on, size, random))
  const shade = isNight ? '#a9bdcf' : '#c3d3dd'
  const green = (share: number) => mixOklab(NEEDLE, NEEDLE_FAR, share + (isNight ? 0.15 : 0))
  const tufts = pads.flatMap((pad, n): PathNode[] => {
    const all = (each: (tuft: Tuft) => string) => pad.map(each).join('')
    return [
      lined(
        `needles-${n}`,
        all((tuft) => fan(pen, tuft, 28, 1.06, 0.34, random)),
        green(0.1),
        pen.px(1.4 * size),
      ),
      filled(
        `shade-${n}`,
        all(({ cap }) => loop(pen, cap(3.2 * size))),
        shade,
      ),
      filled(
        `snow-${n}`,
        all(({ cap }) => loop(pen, cap(0))),
        SNOW,
      ),
      lined(
        `front-${n}`,
        all((tuft) => fan(pen, tuft, 12, 0.62, -0.1, random)),
        green(0.25),
        pen.px(1.1 * size),
      ),
    ]
  })
  const thick = limbs.filter(({ width }) => width > 5 * size)
  return some([
    ...limbNodes(scenery, limbs),
    filled('limb-shade', thick.map((limb) => snowOn(scenery, limb, 0.05)).join(''), shade),
    filled('limb-snow', thick.map((limb) => snowOn(scenery, limb, -0.12)).join(''), SNOW),
    ...tufts,
    ...snowfall(scenery, stream('snow')),
  ])
}

interface Tuft {
  heart: Point
  r: number
  cap: (down: number) => Point[] // snow outline, shifted down by this many units
}

function padOf(on: Point, size: number, random: () => number): Tuft[] {
  const count = 1 + Math.floor(random() * 3)
  return Array.from({ length: count }, (_, n) => {
    const r = uniform(random, 22, 33) * size
    const aside = (n - (count - 1) / 2) * r * 1.15 + uniform(random, -4, 4)
    const heart = {
      x: on.x + aside,
      y: on.y - 2 * size + Math.abs(aside) * 0.12 + uniform(random, -4, 4) * size,
    }
    return { heart, r, cap: snowCap(heart, r, random) }
  })
}

/** The fan opens upwards, `low` below level. */
function fan(
  pen: Pen,
  { heart, r }: Tuft,
  count: number,
  reach: number,
  low: number,
  random: () => number,
): string {
  return Array.from({ length: count }, (_, needle) => {
    const angle = -Math.PI - low + ((needle + uniform(random, 0.2, 0.8)) / count) * (Math.PI + 2 * low)
    const long = r * reach * uniform(random, 0.84, 1.06) * (0.78 + 0.22 * Math.abs(Math.cos(angle)))
    return thread(pen, [from(heart, angle, 2), from(heart, angle, long)])
  }).join('')
}

function snowCap(heart: Point, r: number, random: () => number): (down: number) => Point[] {
  const lumps = Array.from({ length: 7 }, (_, n) => {
    const share = n / 6
    const high = 0.52 + 0.42 * Math.sin(Math.PI * share) + uniform(random, -0.05, 0.09)
    return { x: heart.x + (share - 0.5) * 1.62 * r, y: heart.y - high * r + 0.14 * r }
  })
  const under = Array.from({ length: 7 }, (_, n) => {
    const share = 1 - n / 6
    const low = 0.3 + 0.2 * Math.sin(Math.PI * share) + (n % 2 === 0 ? -0.07 : 0.1)
    return { x: heart.x + (share - 0.5) * 1.66 * r, y: heart.y - low * r }
  })
  return (down) => [
    ...lumps.map(({ x, y }) => ({ x, y: y + down * 0.4 })),
    ...under.map(({ x, y }) => ({ x, y: y + down })),
  ]
}

function snowOn({ pen, size }: Scenery, limb: Limb, low: number): string {
  const { spine } = limb
  const last = spine.length - 1
  const rows = spine.map((p, n) => {
    const along = angleTo(spine[Math.max(0, n - 1)]!, spine[Math.min(last, n + 1)]!)
    const level = Math.abs(Math.cos(along)) ** 1.5
    const half = widthAt(limb, n / last) / 2
    const high = level * (half * 0.5 + (n % 3 === 1 ? 2.6 : 1.6) * size) * (n === last ? 0.3 : 1)
    return {
      top: { x: p.x, y: p.y - half - high * 0.7 },
      foot: { x: p.x, y: p.y - half * (1 - level * (0.75 + low * 4)) },
    }
  })
  const outline = [...rows.map(({ top }) => top), ...rows.map(({ foot }) => foot).reverse()]
  return loop(pen, outline)
}

function snowfall({ pen, isWide, field }: Scenery, random: () => number): PathNode[] {
  const flakes = (count: number, least: number, most: number) =>
    Array.from({ length: count }, () => {
      const x =
        isWide && random() < 0.62 ? uniform(random, field.left * 0.9, pen.width) : random() * pen.width
      return dot(pen, { x, y: random() * pen.height }, uniform(random, least, most))
    }).join('')
  return [
    filled('flakes-far', flakes(34, 0.6, 1.1), withAlpha(SNOW, 0.5)),
    filled('flakes', flakes(16, 1.1, 2), withAlpha(SNOW, 0.85)),
  ]
}
