import type { Point } from '../../scene/nodes'
import { seededRandom } from '../../scene/random'
import type { EdgePoint, SealShape } from './shapes'

const RADIUS = { least: 0.0025, more: 0.0085 } // × short side
const CORNERS = { least: 5, most: 8 }
const EDGE = 0.03
const OUTLINE_POINTS = 60

/** Each kind of wear has its own random stream, so that more wear keeps the same chips. */

const POINTS = 140
const BAND = 0.05
const WAVED = 0.009
const WAVES = [
  { knots: 16, depth: 0.011 },
  { knots: 64, depth: 0.006 },
]
const CHIPS = { least: 2, more: 8, depth: 0.046, halfWidth: [0.008, 0.02] } as const
const GAPS = { most: 3, halfWidth: [0.012, 0.04], steepness: 1.5 } as const
const RUB = { knots: 24, most: 0.35 }
const DEEPEST_OF_BAND = 0.9

/** The filled stone is the ground of carved characters. */
export function wornStone(shape: SealShape, wear: number, seed: string): Point[] {
  return pushedIn(shape.outline(POINTS, 0), depthsOf(wear, seed))
}

/** The outlines meet where the border is worn through (even-odd rule). */
export function wornBorder(shape: SealShape, wear: number, seed: string): [outer: Point[], inner: Point[]] {
  const depths = depthsOf(wear, seed).map((depth) => Math.min(depth, DEEPEST_OF_BAND * BAND))
  const rub = wave(RUB.knots, seededRandom(`${seed} rub`))
  const gaps = bumps(Math.round(GAPS.most * wear), GAPS.halfWidth, seededRandom(`${seed} gaps`))
  const outer = pushedIn(shape.outline(POINTS, 0), depths)
  const inner = shape.outline(POINTS, BAND + WAVED).map((edge, at) => {
    const share = at / POINTS
    const left = (1 - RUB.most * wear * rub(share)) * (1 - Math.min(1, GAPS.steepness * gaps(share)))
    const { x, y } = outer[at]!
    return { x: x + (edge.x - x) * left, y: y + (edge.y - y) * left }
  })
  return [outer, inner]
}

function depthsOf(wear: number, seed: string): number[] {
  const waves = WAVES.map(({ knots, depth }) => ({
    at: wave(knots, seededRandom(`${seed} wave ${knots}`)),
    depth,
  }))
  const chips = bumps(
    Math.round(CHIPS.least + CHIPS.more * wear),
    CHIPS.halfWidth,
    seededRandom(`${seed} chips`),
  )
  const much = 0.35 + 1.3 * wear
  return Array.from({ length: POINTS }, (_, at) => {
    const share = at / POINTS
    const wavy = waves.reduce((sum, { at: waveAt, depth }) => sum + depth * waveAt(share), 0)
    return much * wavy + CHIPS.depth * Math.sqrt(wear) * chips(share)
  })
}

function wave(knots: number, random: () => number): (share: number) => number {
  const values = Array.from({ length: knots }, random)
  return (share) => {
    const x = share * knots
    const at = Math.floor(x)
    const between = x - at
    const smooth = between * between * (3 - 2 * between)
    const [a, b] = [values[at % knots]!, values[(at + 1) % knots]!]
    return a + (b - a) * smooth
  }
}

function bumps(count: number, [least, most]: readonly [number, number], random: () => number) {
  const all = Array.from({ length: count }, () => ({
    at: random(),
    halfWidth: least + (most - least) * random(),
    height: 0.35 + 0.65 * random(),
  }))
  return (share: number) =>
    all.reduce((highest, { at, halfWidth, height }) => {
      const apart = Math.abs(((share - at + 1.5) % 1) - 0.5)
      return Math.max(highest, height * Math.max(0, 1 - (apart / halfWidth) ** 2))
    }, 0)
}

function pushedIn(points: readonly EdgePoint[], depths: readonly number[]): Point[] {
  return points.map(({ x, y, inward }, at) => ({
    x: x + inward.x * depths[at]!,
    y: y + inward.y * depths[at]!,
  }))
}

export function specks(shape: SealShape, count: number, random: () => number): Point[][] {
  const edge = shape.outline(OUTLINE_POINTS, EDGE)
  const all: Point[][] = []
  while (all.length < Math.round(count)) {
    const middle = { x: random(), y: random() * shape.height }
    if (isInside(middle, edge)) all.push(speck(middle, random))
  }
  return all
}

function speck({ x, y }: Point, random: () => number): Point[] {
  const corners = CORNERS.least + Math.floor(random() * (CORNERS.most - CORNERS.least + 1))
  const radius = RADIUS.least + RADIUS.more * random() ** 3
  const turn = random()
  return Array.from({ length: corners }, (_, at) => {
    const angle = ((at + turn + 0.5 * random()) / corners) * 2 * Math.PI
    const reach = radius * (0.6 + 0.6 * random())
    return { x: x + Math.cos(angle) * reach, y: y + Math.sin(angle) * reach }
  })
}

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach((a, at) => {
    const b = outline[(at + 1) % outline.length]!
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside
  })
  return inside
}
