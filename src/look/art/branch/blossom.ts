import { coloursOf } from '../family'
import type { PathNode, Point } from '../../../scene/nodes'
import { mixOklab } from '../../../scene/colour'
import { dot, filled, from, lined, pick, radial, some, thread, uniform, type Pen } from '../pen'
import { grownLimb, limbNodes, sitesOf } from './limbs'
import { pose, far, type Plant, type Scenery } from './scenery'

const bloom = coloursOf('rim', 'petal', 'heart', 'line', 'stamen', 'calyx')
type Bloom = ReturnType<typeof bloom>

const BLOOMS = {
  white: bloom('fffefa fbf5e8 dcd9a0 bfae93 b08427 7c2f35'),
  red: bloom('e2524f cf323e 951a2c 8f1d2c f6dc9c 5e1622'),
  pink: bloom('fbd3d8 f4a9b6 d5647e c8657d 9e2f4a 8d2a3c'),
  cherry: bloom('fff3f4 fbd8de e893a5 dc98a5 b23c5a 8f3247'),
  dawn: bloom('ffe9ee f8bccb dc6f8f d27f97 a52f55 8a2b46'),
}

const PLUMS: Record<string, readonly (keyof typeof BLOOMS)[]> = {
  rice: ['red', 'pink', 'red'],
  blush: ['white', 'red', 'white'],
  mistblue: ['red', 'pink', 'white'],
  indigo: ['white', 'pink', 'red'],
  celadon: ['white', 'red'],
}
const BUDS = { low: 0.22, high: 0.36 }
const MOST = 30

export const plum: Plant = (scenery) => blossoms(scenery, 'plum')
export const cherry: Plant = (scenery) => blossoms(scenery, 'cherry')

function blossoms(scenery: Scenery, kind: 'plum' | 'cherry'): PathNode[] {
  const { pen, field, size, stream, paletteId, isNight } = scenery
  const random = stream('bloom')
  const kinds: readonly (keyof typeof BLOOMS)[] =
    kind === 'cherry' ? ['cherry', 'cherry', 'dawn'] : (PLUMS[paletteId] ?? ['red'])
  const bloom = BLOOMS[pick(random, kinds)]
  const limbs = grownLimb(stream('limb'), field, {
    ...pose(scenery, stream('pose')),
    width: uniform(random, 17, 23) * size,
    forks: 8,
    reach: 0.42,
    lift: kind === 'plum' ? 0.16 : 0.02,
  })
  const r = (kind === 'plum' ? 16.5 : 17.5) * size
  const sites = sitesOf(random, limbs, (kind === 'plum' ? 30 : 25) * size).slice(0, MOST)
  const buds = Math.round(sites.length * uniform(random, BUDS.low, BUDS.high))
  const isBud = new Set([...sites.keys()].filter((n) => sites[n]!.isTip || n % 2 === 1).slice(0, buds))
  let stalks = ''
  let bud = ''
  let calyx = ''
  const flowers = sites.flatMap((site, n): PathNode[] => {
    const stalk = (kind === 'plum' ? uniform(random, 2, 6) : uniform(random, 7, 17)) * size
    const hang = kind === 'plum' ? site.away : Math.atan2(Math.sin(site.away) + 0.9, Math.cos(site.away))
    const at = from(site.on, hang, stalk)
    stalks += thread(pen, [site.on, at])
    if (isBud.has(n)) {
      const small = uniform(random, 0.24, 0.36) * r
      bud += dot(pen, from(at, hang, small * 0.8), small)
      calyx += dot(pen, at, small * 0.66)
      return []
    }
    const turned: Turned = {
      at,
      r: r * uniform(random, 0.84, 1.08),
      turn: random() * 6.3,
      squash: random() < 0.22 ? uniform(random, 0.42, 0.6) : uniform(random, 0.74, 1),
      tilt: hang,
    }
    return flower(pen, `flower-${n}`, turned, bloom, kind, random)
  })
  const line = scenery.colours.limb!
  return some([
    ...limbNodes(scenery, limbs),
    lined('stalks', stalks, kind === 'plum' ? line : mixOklab(line, bloom.calyx, 0.55), pen.px(1.3 * size)),
    filled('buds', bud, mixOklab(bloom.petal, bloom.heart, 0.35)),
    filled('calyx', calyx, bloom.calyx),
    ...flowers,
    filled(
      'fallen',
      falling(scenery, stream('fall'), kind),
      isNight ? bloom.petal : far(scenery, bloom.petal, 0.25),
    ),
  ])
}

interface Turned {
  at: Point
  r: number
  turn: number
  tilt: number
  squash: number // 1: seen from the front
}

function on({ at, r, tilt, squash, turn }: Turned, angle: number, share: number): Point {
  const along = Math.cos(angle + turn) * share * r * squash
  return from(from(at, tilt, along), tilt + Math.PI / 2, Math.sin(angle + turn) * share * r)
}

function flower(
  pen: Pen,
  id: string,
  turned: Turned,
  { rim, petal, heart, line, stamen }: Bloom,
  kind: 'plum' | 'cherry',
  random: () => number,
): PathNode[] {
  const p = (angle: number, share: number) => pen.at(on(turned, angle, share))
  const petals = [0, 1, 2, 3, 4].map((n) => {
    const mid = (n * 2 * Math.PI) / 5 + uniform(random, -0.07, 0.07)
    const long = uniform(random, 0.94, 1.04)
    const tip =
      kind === 'plum'
        ? `${p(mid - 0.42, 1.16 * long)} ${p(mid, long)}C${p(mid + 0.42, 1.16 * long)}`
        : `${p(mid - 0.3, 1.12 * long)} ${p(mid - 0.13, 1.06 * long)}L${p(mid, 0.9 * long)}L${p(mid + 0.13, 1.06 * long)}C${p(mid + 0.3, 1.12 * long)}`
    const wide = kind === 'plum' ? 1.0 : 0.86
    return `M${p(mid, 0.06)}C${p(mid - wide, 0.62)} ${tip} ${p(mid + wide, 0.62)} ${p(mid, 0.06)}Z`
  })
  const count = Math.round(uniform(random, 9, 13))
  const threads = Array.from({ length: count }, (_, n) => {
    const angle = ((n + uniform(random, -0.3, 0.3)) / count) * 2 * Math.PI
    const end = on(turned, angle, uniform(random, 0.34, 0.58))
    return `${thread(pen, [on(turned, angle, 0.08), end])}${dot(pen, end, 0.045 * turned.r)}`
  })
  const node = filled(id, petals.join(''), radial(pen, turned.at, turned.r * 1.05, heart, petal, petal, rim))
  return [
    { ...node, stroke: { paint: line, widthPx: pen.px(0.7) } },
    { ...filled(`${id}-stamens`, threads.join(''), stamen), stroke: { paint: stamen, widthPx: pen.px(0.6) } },
  ]
}

function falling(
  { pen, field, size, isWide }: Scenery,
  random: () => number,
  kind: 'plum' | 'cherry',
): string {
  const count = Math.round(uniform(random, 4, 8)) + (kind === 'cherry' ? 4 : 0)
  return Array.from({ length: count }, () => {
    const share = random()
    const at = {
      x: isWide ? uniform(random, field.left + 10, field.right - 20) : uniform(random, 0.3, 0.97) * pen.width,
      y: isWide
        ? pen.height * (0.48 + 0.5 * share)
        : field.foot + (pen.height - field.foot) * 0.95 * share ** 1.3,
    }
    const angle = random() * 6.3
    const r = uniform(random, 4, 6.5) * size
    const across = angle + Math.PI / 2
    const wide = uniform(random, 0.2, 0.5) * r
    const tip = from(at, angle, r)
    return `M${pen.at(at)}C${pen.at(from(from(at, angle, r * 0.2), across, wide))} ${pen.at(from(tip, across, wide))} ${pen.at(tip)}C${pen.at(from(tip, across, -wide * 0.7))} ${pen.at(from(from(at, angle, r * 0.2), across, -wide))} ${pen.at(at)}Z`
  }).join('')
}
