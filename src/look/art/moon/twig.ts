import type { Point, SceneNode } from '../../../scene/nodes'
import { filledPath } from '../../../scene/shapes'
import { brushed } from '../strokes'
import { dot, uniform, type Pen } from '../pen'

interface Twig {
  from: Point // units, outside the edge
  to: Point
  hasBuds: boolean
  colour: string
}

interface Limb {
  points: Point[]
  width: number
}

const STEP = 11
const BUD = { least: 1.6, more: 1.4 }

export function twig(pen: Pen, { from, to, hasBuds, colour }: Twig, random: () => number): SceneNode[] {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const limbs: Limb[] = []
  grow(limbs, from, angle, length, 10.5, 0, random)
  const buds = limbs.slice(1).flatMap(({ points }) => {
    const tip = points.at(-1)!
    const side = points[Math.floor(points.length / 2)]!
    return [tip, ...(random() < 0.6 ? [{ x: side.x + uniform(random, -2, 2), y: side.y - 1.5 }] : [])]
  })
  const nodes: SceneNode[] = [
    filledPath(
      'art-twig',
      limbs
        .map(({ points, width }) =>
          brushed(points.map(pen.point), (share) => pen.px(Math.max(0.7, width * (1 - share) ** 0.75 + 0.2))),
        )
        .join(''),
      colour,
    ),
  ]
  if (!hasBuds) return nodes
  return [
    ...nodes,
    filledPath(
      'art-twig-buds',
      buds.map((bud) => dot(pen, bud, BUD.least + BUD.more * random())).join(''),
      colour,
    ),
  ]
}

function grow(
  limbs: Limb[],
  from: Point,
  heading: number,
  length: number,
  width: number,
  depth: number,
  random: () => number,
): void {
  const count = Math.max(3, Math.round(length / STEP))
  const step = length / count
  const points = [from]
  let angle = heading
  let side = random() < 0.5 ? 1 : -1
  const next = () => (depth === 0 ? 4 : 3) + Math.floor(3 * random())
  let untilNext = depth === 0 ? 6 : next()
  const forks: { at: Point; angle: number; share: number; side: number }[] = []
  for (let at = 1; at <= count; at++) {
    angle += 0.3 * (heading - angle) + uniform(random, -0.13, 0.13)
    const last = points.at(-1)!
    points.push({ x: last.x + step * Math.cos(angle), y: last.y + step * Math.sin(angle) })
    if (--untilNext > 0 || at > count - 1) continue
    forks.push({ at: points.at(-1)!, angle, share: at / count, side })
    angle -= side * uniform(random, 0.12, 0.3) // kinks away from the new branch
    side = -side
    untilNext = next()
  }
  limbs.push({ points, width })
  if (depth === 2) return
  for (const fork of forks) {
    const left = 1 - fork.share
    const long =
      length * (depth === 0 ? uniform(random, 0.14, 0.3) + 0.12 * left : uniform(random, 0.22, 0.42))
    const bend = fork.side * uniform(random, 0.5, 0.95)
    grow(limbs, fork.at, fork.angle + bend, long, width * (0.2 + 0.42 * left), depth + 1, random)
  }
}
