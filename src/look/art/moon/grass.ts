import type { LinearGradient, Point, SceneNode } from '../../../scene/nodes'
import { filledPath, strokedPath } from '../../../scene/shapes'
import { brushed } from '../strokes'
import { thread, uniform, type Pen } from '../pen'

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
