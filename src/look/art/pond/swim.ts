import type { Point } from '../../../scene/nodes'
import { distance, from, uniform } from '../pen'
import { spineOf, type Swimmer } from './koi'

export interface Basin {
  left: number
  right: number
  head: number
  foot: number
}

const TRIES = 64
const APART = 0.34 // × length
const FOOT = 6 // × px below the basin, where words may be
const LENGTHS = [218, 178, 150, 116] as const

export function swimmersIn(random: () => number, basin: Basin, size: number): Swimmer[] {
  const most = basin.foot - basin.head < 300 ? 1.8 : 2.6 // a shallow basin has no room for four
  const count = 2 + Math.floor(random() * most)
  const isRing = random() < 0.6
  const clockwise = random() < 0.5 ? 1 : -1
  const stream = uniform(random, -0.5, 0.5) + (random() < 0.5 ? -2.2 : 2.4)
  const long = (n: number) => LENGTHS[n + (count === 2 && n === 1 ? 1 : 0)]! * size
  const middle = { x: (basin.left + basin.right) / 2, y: (basin.head + basin.foot) / 2 }
  const room = Math.min(basin.right - basin.left, basin.foot - basin.head)
  let best: Swimmer[] = []
  let bestScore = -Infinity
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const first = random() * 2 * Math.PI
    const swimmers = Array.from({ length: count }, (_, n): Swimmer => {
      const length = long(n) * uniform(random, 0.9, 1.06)
      if (isRing) {
        const angle = first + (n / count) * 2 * Math.PI + uniform(random, -0.3, 0.3)
        const r = room * uniform(random, 0.2, 0.36)
        const at = from(middle, angle, r)
        const heading = angle + clockwise * (Math.PI / 2 + uniform(random, -0.1, 0.3))
        const bend = -clockwise * uniform(random, 0.5, 1.05)
        return { nose: from(at, heading, length * 0.36), heading, long: length, bend }
      }
      const at = { x: uniform(random, basin.left, basin.right), y: uniform(random, basin.head, basin.foot) }
      const heading = stream + uniform(random, -0.32, 0.32)
      const bend = uniform(random, 0.3, 0.95) * (random() < 0.5 ? 1 : -1)
      return { nose: from(at, heading, length * 0.4), heading, long: length, bend }
    })
    const score = scoreOf(swimmers, basin)
    if (score > bestScore) [best, bestScore] = [swimmers, score]
  }
  return best
}

function scoreOf(swimmers: readonly Swimmer[], basin: Basin): number {
  const bodies = swimmers.map((swimmer) => outlinePoints(swimmer))
  let score = 1
  bodies.forEach((body, n) => {
    for (const { x, y } of body)
      score -=
        0.02 *
        (Math.max(0, basin.left - x) +
          Math.max(0, x - basin.right) +
          Math.max(0, basin.head - y) +
          FOOT * Math.max(0, y - basin.foot))
    for (let other = 0; other < n; other++) {
      const wanted = (APART * (swimmers[n]!.long + swimmers[other]!.long)) / 2
      const near = Math.min(...body.flatMap((a) => bodies[other]!.map((b) => distance(a, b))))
      score += near < wanted ? (near - wanted) * 0.3 : 0
      score -= Math.max(0, near - 2.4 * wanted) * 0.02 // too far apart also costs
    }
  })
  return score
}

export function outlinePoints(swimmer: Swimmer): Point[] {
  const spine = spineOf(swimmer)
  const end = spine.at(-1)!
  const before = spine.at(-4)!
  const tail = { x: end.x + (end.x - before.x) * 2.6, y: end.y + (end.y - before.y) * 2.6 }
  return [...spine.filter((_, n) => n % 5 === 0), tail]
}
