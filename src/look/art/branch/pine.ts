import type { PathNode, Point } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/oklab'
import { angleTo, dot, from, loop, thread, uniform } from '../pen'
import { grown, limbNodes, sitesOf, widthAt, type Limb } from './limbs'
import { pose } from './pose'
import { far, filled, lined, some, type Plant, type Scenery } from './scenery'

const NEEDLE = '#1f4a3d'
const NEEDLE_FAR = '#5c8273'
const SNOW = '#fbfdfd'

export const pine: Plant = (scenery) => {
  const { pen, field, size, stream, isNight } = scenery
  const random = stream('needle')
  const limbs = grown(stream('limb'), field, {
    ...pose(scenery, stream('pose')),
    width: uniform(random, 19, 24) * size,
    forks: 6,
    reach: 0.36,
    lift: 0.14,
  })
  const sites = sitesOf(random, limbs, 43 * size, 0.35)
    .slice(0, 22)
    .map((site) => ({ ...site, r: uniform(random, 25, 34) * size }))
    .sort((a, b) => a.on.y - b.on.y)
  const shade = isNight ? '#a9bdcf' : '#c3d3dd'
  const tufts = sites.flatMap(({ on, r }, n): PathNode[] => {
    const heart = { x: on.x, y: on.y - 2 * size }
    const fan = (count: number, reach: number, low: number) =>
      Array.from({ length: count }, (_, needle) => {
        const angle = -Math.PI - low + ((needle + uniform(random, 0.2, 0.8)) / count) * (Math.PI + 2 * low)
        const long = r * reach * uniform(random, 0.84, 1.06) * (0.78 + 0.22 * Math.abs(Math.cos(angle)))
        return thread(pen, [from(heart, angle, 2), from(heart, angle, long)])
      }).join('')
    const cap = snowCap(heart, r, random)
    return [
      lined(
        `needles-${n}`,
        fan(30, 1.06, 0.34),
        mixOklab(NEEDLE, NEEDLE_FAR, isNight ? 0.25 : 0.1),
        pen.px(1.5 * size),
      ),
      filled(`shade-${n}`, loop(pen, cap(3.2 * size)), shade),
      filled(`snow-${n}`, loop(pen, cap(0)), SNOW),
      lined(`front-${n}`, fan(13, 0.66, -0.1), mixOklab(NEEDLE, NEEDLE_FAR, 0.25), pen.px(1.2 * size)),
    ]
  })
  return some([
    ...limbNodes(scenery, 'branch', limbs),
    filled('limb-shade', limbs.map((limb) => snowOn(scenery, limb, 0.05)).join(''), shade),
    filled('limb-snow', limbs.map((limb) => snowOn(scenery, limb, -0.12)).join(''), SNOW),
    ...tufts,
    ...snowfall(scenery, stream('snow')),
  ])
}

/** Snow that lies on a tuft, moved down by so much. */
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

/** Snow along the upper side of a limb, thinner where it is steep. */
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

function snowfall({ pen, isWide, isNight, field, ...scenery }: Scenery, random: () => number): PathNode[] {
  const flakes = (count: number, least: number, most: number) =>
    Array.from({ length: count }, () => {
      const x =
        isWide && random() < 0.62 ? uniform(random, field.left * 0.9, pen.width) : random() * pen.width
      return dot(pen, { x, y: random() * pen.height }, uniform(random, least, most))
    }).join('')
  const colour = isNight ? '#dfe6ee' : '#ffffff'
  const dim = far({ pen, isWide, isNight, field, ...scenery }, colour, 0.5)
  return [
    filled('flakes-far', flakes(34, 0.6, 1.1), dim),
    filled('flakes', flakes(16, 1.1, 2), far({ pen, isWide, isNight, field, ...scenery }, colour, 0.1)),
  ]
}
