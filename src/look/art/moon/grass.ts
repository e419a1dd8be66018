import type { LinearGradient, Point, SceneNode } from '../../../scene/nodes'
import { strokedPath, filledPath } from '../../../scene/shapes'
import { thread, dot, uniform, brushed, type Pen } from '../pen'

const STEMS = { least: 6, more: 4 }
const BLADES = 34
const HAIRS = 64 // per plume
const STEM_POINTS = 19
const HEAD = 5 // last points of a stem, which carry hairs

interface Grass {
  footY: number
  fromX: number
  toX: number
  topY: number
  paint: string | LinearGradient
  plume: string | LinearGradient
}

export function pampas(pen: Pen, grass: Grass, random: () => number): SceneNode[] {
  const { footY, fromX, toX, topY } = grass
  const width = toX - fromX
  const count = STEMS.least + Math.floor(STEMS.more * random())
  const stems = Array.from({ length: count }, (_, index) => {
    const x = fromX + width * (0.12 + (0.7 * (index + 0.7 * random())) / count)
    const reach = (footY - topY) * (index % 3 === 0 ? uniform(random, 0.9, 1) : uniform(random, 0.5, 0.86))
    return stem({ x, y: footY + 8 }, reach, random)
  })
  const blades = Array.from({ length: BLADES }, () => blade(fromX + width * random(), grass, random))
  const hairs = stems.flatMap((spine) => plume(spine, random))
  const { point, px } = pen
  return [
    strokedPath('art-grass-plumes', hairs.map((hair) => thread(pen, hair)).join(''), grass.plume, px(0.7)),
    filledPath(
      'art-grass-stems',
      stems.map((spine) => brushed(spine.map(point), (share) => px(2.1 - 1.3 * share))).join(''),
      grass.paint,
    ),
    filledPath(
      'art-grass-blades',
      blades
        .map((spine) =>
          brushed(spine.map(point), (share) =>
            px(4.6 * (1 - share) ** 0.8 * Math.min(1, 0.5 + 2 * share) + 0.3),
          ),
        )
        .join(''),
      grass.paint,
    ),
  ]
}

function stem(root: Point, reach: number, random: () => number): Point[] {
  const lean = uniform(random, 0.08, 0.22) * reach
  const nod = uniform(random, 16, 26)
  return Array.from({ length: STEM_POINTS }, (_, at) => {
    const share = at / (STEM_POINTS - 1)
    const bow = Math.max(0, share - 0.8) / 0.2
    return {
      x: root.x + lean * share ** 2.1 + nod * bow ** 1.7,
      y: root.y - reach * (share - 0.045 * bow ** 2.4),
    }
  })
}

function plume(spine: readonly Point[], random: () => number): Point[][] {
  const head = spine.slice(-HEAD)
  const length = uniform(random, 25, 36)
  return Array.from({ length: HAIRS }, (_, index) => {
    const share = (index + random()) / HAIRS
    const place = share * (head.length - 1.001)
    const [a, b] = [head[Math.floor(place)]!, head[Math.floor(place) + 1]!]
    const along = Math.atan2(b.y - a.y, b.x - a.x)
    const from = { x: a.x + (b.x - a.x) * (place % 1), y: a.y + (b.y - a.y) * (place % 1) }
    const long = length * (0.55 + 0.45 * Math.sin(Math.PI * share ** 0.8)) * uniform(random, 0.6, 1.1)
    const open = along + uniform(random, 0.12, 0.42)
    const fall = open + uniform(random, 0.3, 0.75)
    const knee = { x: from.x + 0.5 * long * Math.cos(open), y: from.y + 0.5 * long * Math.sin(open) }
    return [from, knee, { x: knee.x + 0.5 * long * Math.cos(fall), y: knee.y + 0.5 * long * Math.sin(fall) }]
  })
}

function blade(x: number, { footY, topY }: Grass, random: () => number): Point[] {
  const reach = Math.min(0.52 * (footY - topY), uniform(random, 46, 138))
  const over = (random() < 0.68 ? 1 : -0.75) * reach * uniform(random, 0.18, 0.62)
  const droop = uniform(random, 0.02, 0.3)
  return Array.from({ length: 9 }, (_, at) => {
    const share = at / 8
    return { x: x + over * share ** 1.9, y: footY + 8 - reach * (share - droop * share ** 3.2) }
  })
}

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
