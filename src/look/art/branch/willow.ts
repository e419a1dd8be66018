import type { PathNode, Point } from '../../../scene/nodes'
import { angleTo, blade, filled, from, lined, some, thread, uniform, type Pen } from '../pen'
import { grownLimb, limbNodes } from './limbs'
import { far, type Plant, type Scenery } from './scenery'

const LEAF = ['#b9cf9c', '#8fb063', '#5f8a3a'] as const // from far to near
const BIRD = { back: '#1d2a38', throat: '#a9452c', belly: '#f3ece0' }

export const willow: Plant = (scenery) => {
  const { pen, field, size, stream, isWide } = scenery
  const random = stream('strand')
  const width = field.right - field.left
  const limbs = grownLimb(stream('limb'), field, {
    start: { x: field.right + 14, y: field.foot * uniform(random, 0.05, 0.13) },
    end: {
      x: field.left + width * uniform(random, 0.04, 0.14),
      y: field.foot * uniform(random, isWide ? 0.1 : 0.22, isWide ? 0.2 : 0.34),
    },
    bow: uniform(random, -0.06, 0.07),
    width: uniform(random, 13, 17) * size,
    forks: 6,
    reach: 0.2,
    lift: -0.05,
  })
  const wind = uniform(random, -0.14, -0.04)
  const spine = limbs[0]!.spine
  const tresses = Array.from({ length: 4 }, (_, n) => ({
    at: (n + uniform(random, 0.1, 0.7)) / 4,
    long: uniform(random, 0.5, 1),
  }))
  const rows = [7, 8, 8].map((count, depth): PathNode[] => {
    let [stems, leaves] = ['', '']
    for (let n = 0; n < count; n++) {
      const tress = tresses[n % tresses.length]!
      const share = Math.min(0.97, Math.max(0.01, tress.at + uniform(random, -0.085, 0.085)))
      const on = spine[Math.round((1 - share) * (spine.length - 1))]!
      const start = { x: on.x + uniform(random, -16, 16), y: depth === 0 ? -10 : on.y - 2 }
      const room = field.foot * (isWide ? 0.88 : 0.98) - start.y
      const strand = hanging(start, room * tress.long * uniform(random, 0.42, 0.98), wind, random)
      stems += thread(pen, strand)
      leaves += leavesOn(pen, strand, size * (0.78 + 0.13 * depth), random)
    }
    const colour = far(scenery, LEAF[depth]!, depth === 0 ? 0.35 : 0.06)
    return [
      lined(
        `stems-${depth}`,
        stems,
        far(scenery, '#6f7f3f', 0.5 - 0.2 * depth),
        pen.px((0.8 + 0.2 * depth) * size),
      ),
      filled(`leaves-${depth}`, leaves, colour),
    ]
  })
  return some([
    ...rows[0]!,
    ...limbNodes(scenery, limbs),
    ...rows[1]!,
    ...rows[2]!,
    ...swallows(scenery, stream('swallow')),
  ])
}

function hanging(start: Point, long: number, wind: number, random: () => number): Point[] {
  const sway = uniform(random, -0.03, 0.03)
  return Array.from({ length: 12 }, (_, n) => {
    const share = n / 11
    return {
      x: start.x + long * (wind * share ** 2 + sway * Math.sin(Math.PI * share * 1.6)),
      y: start.y + long * share,
    }
  })
}

function leavesOn(pen: Pen, strand: readonly Point[], size: number, random: () => number): string {
  const long = strand.at(-1)!.y - strand[0]!.y
  const count = Math.floor(long / (5.6 * size))
  return Array.from({ length: count }, (_, n) => {
    const share = 0.04 + (0.96 * n) / count
    const at = Math.min(strand.length - 2, Math.floor(share * (strand.length - 1)))
    const [a, b] = [strand[at]!, strand[at + 1]!]
    const part = share * (strand.length - 1) - at
    const on = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
    const side = random() < 0.5 ? 1 : -1
    const length =
      uniform(random, 15, 26) * size * (0.55 + 0.55 * Math.sin(Math.PI * Math.min(1, 0.15 + share * 0.85)))
    return blade(
      pen,
      on,
      angleTo(a, b) + side * uniform(random, 0.14, 0.5),
      length,
      uniform(random, 2.4, 3.4) * size,
      -side * uniform(random, 0.05, 0.2),
      0.4,
    )
  }).join('')
}

function swallows(scenery: Scenery, random: () => number): PathNode[] {
  const { pen, field, size, isWide } = scenery
  const width = field.right - field.left
  const first = {
    x: field.left + width * uniform(random, 0.16, 0.4),
    y: field.foot * (isWide ? uniform(random, 0.66, 0.84) : uniform(random, 0.78, 0.94)),
  }
  const birds = [
    { at: first, turn: uniform(random, -0.35, 0.1), long: 27 * size },
    {
      at: { x: first.x + uniform(random, 52, 84) * size, y: first.y - uniform(random, 26, 52) * size },
      turn: uniform(random, -0.7, -0.2),
      long: 21 * size,
    },
  ]
  return birds.flatMap(({ at, turn, long }, n) => {
    const p = (x: number, y: number) => pen.at(from(from(at, turn, x * long), turn + Math.PI / 2, y * long))
    const back =
      `M${p(-0.62, -0.02)}C${p(-0.5, -0.16)} ${p(-0.34, -0.2)} ${p(-0.18, -0.17)}C${p(0.0, -0.62)} ${p(0.42, -0.98)} ${p(1.02, -1.12)}` +
      `C${p(0.62, -0.8)} ${p(0.42, -0.42)} ${p(0.34, -0.1)}C${p(0.6, -0.1)} ${p(0.98, -0.2)} ${p(1.42, -0.3)}C${p(1.06, -0.12)} ${p(0.86, -0.02)} ${p(0.74, 0.03)}` +
      `C${p(0.92, 0.1)} ${p(1.1, 0.2)} ${p(1.36, 0.4)}C${p(0.92, 0.28)} ${p(0.58, 0.2)} ${p(0.3, 0.15)}C${p(0.34, 0.42)} ${p(0.42, 0.66)} ${p(0.66, 0.98)}` +
      `C${p(0.2, 0.76)} ${p(-0.1, 0.46)} ${p(-0.2, 0.16)}C${p(-0.38, 0.16)} ${p(-0.54, 0.08)} ${p(-0.62, -0.02)}Z`
    const belly = `M${p(-0.36, 0.1)}C${p(-0.2, 0.2)} ${p(0.14, 0.2)} ${p(0.4, 0.13)}C${p(0.14, 0.08)} ${p(-0.16, 0.04)} ${p(-0.36, 0.1)}Z`
    const throat = `M${p(-0.58, -0.01)}C${p(-0.52, 0.08)} ${p(-0.44, 0.12)} ${p(-0.34, 0.11)}C${p(-0.4, 0.03)} ${p(-0.48, -0.02)} ${p(-0.58, -0.01)}Z`
    return [
      filled(`swallow-${n}`, back, BIRD.back),
      filled(`belly-${n}`, belly, BIRD.belly),
      filled(`throat-${n}`, throat, BIRD.throat),
    ]
  })
}
