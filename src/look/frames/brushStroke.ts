/**
 * One stroke of a brush, from a seed: wet where it is set down, dry where it leaves the paper. The wet part is one
 * outline; after the dry point it comes apart into bristles, each of them a broken line whose gaps grow towards the
 * end. A few flecks are thrown off. All bristles of a thickness share a path, so that a stroke is a handful of nodes.
 */
import type { Point } from '../../scene/nodes'

export interface StrokePlan {
  from: Point // where the brush is set down
  to: Point
  widthPx: number
  dryAt: number // share of the way at which the ink begins to run out
}

/** SVG path data, in the coordinates of the plan. */
export interface BrushStroke {
  wet: string // filled
  bristles: readonly { widthPx: number; d: string }[] // stroked
}

const STEP_PX = 14 // between two points of an outline
const BRISTLES_PER_PX = 2.1
const BRISTLE_PX = [0.8, 1.4, 2.1]
const START_POINTS = 15
const MAX_FLECKS = 10

/** The same plan and the same random numbers give the same stroke. */
export function brushStroke(plan: StrokePlan, random: () => number): BrushStroke {
  const lane = laneOf(plan, random)
  const byThickness = BRISTLE_PX.map((widthPx) => ({ widthPx, d: '' }))
  const count = Math.round(plan.widthPx * BRISTLES_PER_PX)
  for (let at = 0; at < count; at++) {
    const across = ((at + 0.5) / count) * 2 - 1
    const nth = Math.floor(random() ** 1.4 * BRISTLE_PX.length)
    byThickness[nth]!.d += bristle(lane, across, nth, plan, random)
  }
  return { wet: wetOutline(lane, plan, random) + flecks(lane, plan, random), bristles: byThickness }
}

/** A point of the stroke: `along` 0 to 1 from set-down to end, `across` -1 to 1 from edge to edge. */
type Lane = ((along: number, across: number) => Point) & { lengthPx: number }

/** The path of the brush: never quite straight, pressed hardest at the start, spread at the dry end. */
function laneOf({ from, to, widthPx, dryAt }: StrokePlan, random: () => number): Lane {
  const lengthPx = Math.hypot(to.x - from.x, to.y - from.y)
  const ahead = { x: (to.x - from.x) / lengthPx, y: (to.y - from.y) / lengthPx }
  const turns = lengthPx / 900 // waves are as long on a short stroke as on a long one
  const sway = waves(random, [1.1, 1.9, 3.3 * turns], [1.4, 0.8, 0.35])
  const press = waves(random, [1.2, 3.1 * turns, 7.3 * turns], [0.05, 0.028, 0.014])
  const edges = [-1, 1].map(() => waves(random, [9 * turns, 21 * turns, 47 * turns], [0.3, 0.24, 0.22]))
  const lane = (along: number, across: number) => {
    const swell = 1.08 - 0.3 * smooth(along / dryAt) + 0.2 * smooth((along - dryAt) / (1 - dryAt))
    const half = (widthPx / 2) * (swell + press(along))
    const rough = (edges[across < 0 ? 0 : 1]?.(along) ?? 0) * Math.abs(across) ** 3
    const aside = across * half + rough + sway(along)
    return {
      x: from.x + ahead.x * along * lengthPx - ahead.y * aside,
      y: from.y + ahead.y * along * lengthPx + ahead.x * aside,
    }
  }
  return Object.assign(lane, { lengthPx })
}

/** Down one edge from a blunt, slightly ragged start and back along the other; it ends under the bristles. */
function wetOutline(lane: Lane, { widthPx, dryAt }: StrokePlan, random: () => number): string {
  const count = Math.ceil((dryAt * lane.lengthPx) / STEP_PX)
  const shares = Array.from({ length: count + 1 }, (_, at) => (at / count) * dryAt)
  const start = Array.from({ length: START_POINTS + 1 }, (_, at) => {
    const across = 1 - (at / START_POINTS) * 2
    const bluntPx = (1 - Math.sqrt(1 - Math.abs(across) ** 3)) * 0.3 * widthPx + (random() - 0.5) * 2.2
    return lane(bluntPx / lane.lengthPx, across)
  })
  return closedPath([
    ...start,
    ...shares.slice(1).map((along) => lane(along, -1)),
    ...shares
      .slice(1)
      .reverse()
      .map((along) => lane(along, 1)),
  ])
}

/** Each bristle: from within the wet part to its own end, with gaps that grow as the ink runs out. */
function bristle(
  lane: Lane,
  across: number,
  thickness: number,
  { dryAt }: StrokePlan,
  random: () => number,
): string {
  const dryPx = (1 - dryAt) * lane.lengthPx
  const endPx = dryPx * (1 - 0.22 * random() ** 1.5 - 0.06 * across ** 2 - 0.09 * thickness)
  const own = across * (0.92 + 0.08 * random())
  const share = (px: number) => dryAt + px / lane.lengthPx
  const thirst = 0.5 + random() // how soon this one runs dry
  let d = ''
  let fromPx = -30 * random() - 8
  let runPx = dryPx * (0.06 + 0.5 * random())
  while (fromPx < endPx) {
    const toPx = Math.min(endPx, fromPx + runPx)
    d += line(lane, own, share(fromPx), share(toPx))
    const dryness = Math.max(0, toPx / dryPx)
    fromPx = toPx + 3 + 120 * thirst * dryness ** 1.3 * random() ** 1.4
    runPx = 6 + (24 + 90 * random() ** 2) * (1.25 - dryness)
  }
  return d
}

function line(lane: Lane, across: number, from: number, to: number): string {
  const count = Math.max(1, Math.round(((to - from) * lane.lengthPx) / (4 * STEP_PX)))
  const points = Array.from({ length: count + 1 }, (_, at) => lane(from + ((to - from) * at) / count, across))
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`
}

/** Small drops beside the stroke, most of them where it is dry. */
function flecks(lane: Lane, { dryAt, widthPx }: StrokePlan, random: () => number): string {
  const count = Math.round(MAX_FLECKS * (0.5 + 0.5 * random()))
  return Array.from({ length: count }, () => {
    const side = random() < 0.5 ? -1 : 1
    const along = Math.min(1, dryAt * random() + (1 - dryAt * 0.6) * random())
    const { x, y } = lane(along, side * (1.15 + (10 / widthPx) * random() ** 2))
    const radius = 0.4 + 0.9 * random() ** 2
    const corners = Array.from({ length: 6 }, (_, at) => {
      const angle = (at / 6) * 2 * Math.PI
      const reach = radius * (0.75 + 0.5 * random())
      return { x: x + reach * 1.3 * Math.cos(angle), y: y + reach * Math.sin(angle) }
    })
    return closedPath(corners)
  }).join('')
}

/** A sum of sines with random phases, along 0 to 1. */
function waves(random: () => number, cycles: readonly number[], heights: readonly number[]) {
  const phases = cycles.map(() => random() * 2 * Math.PI)
  return (along: number) =>
    cycles.reduce(
      (sum, cycle, at) => sum + (heights[at] ?? 0) * Math.sin(cycle * along * 6.3 + phases[at]!),
      0,
    )
}

function smooth(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

function closedPath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`
}

function round(px: number): number {
  return Math.round(px * 10) / 10
}
