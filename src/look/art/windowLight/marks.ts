import type { Point } from '../../../scene/nodes'

/** In px of a window of about 430 × 500; 0° is right, 90° down. */
export interface ShadowMark {
  spine: readonly Point[]
  widthPx: number // maximum width
  shape: keyof typeof SHAPES
}

export const SHAPES = {
  leaf: (share: number) => Math.sin(Math.PI * share ** 0.72),
  petal: (share: number) => Math.sin(Math.PI * share ** 1.35),
  limb: (share: number) => 1 - 0.72 * share,
  stem: () => 1,
} satisfies Record<string, (share: number) => number>

export interface ShadowArea {
  width: number
  height: number
}

export type ShadowPlant = (random: () => number, room: ShadowArea) => ShadowMark[]

export function bent(from: Point, deg: number, lengthPx: number, bendDeg = 0, steps = 5): Point[] {
  const points = [from]
  const stepPx = lengthPx / steps
  for (let step = 0; step < steps; step++) {
    const angle = ((deg + (bendDeg * (step + 0.5)) / steps) * Math.PI) / 180
    const { x, y } = points.at(-1)!
    points.push({ x: x + stepPx * Math.cos(angle), y: y + stepPx * Math.sin(angle) })
  }
  return points
}

export function leaf(from: Point, deg: number, lengthPx: number, widthPx: number, bendDeg = 0): ShadowMark {
  return { spine: bent(from, deg, lengthPx, bendDeg, 4), widthPx, shape: 'leaf' }
}

export function limb(spine: readonly Point[], widthPx: number): ShadowMark {
  return { spine, widthPx, shape: 'limb' }
}

export interface PathPoint extends Point {
  deg: number
  share: number // along the line, 0..1
}

export function pointsAlong(spine: readonly Point[], everyPx: number, from = 0): PathPoint[] {
  const lengths = spine.slice(1).map((to, at) => Math.hypot(to.x - spine[at]!.x, to.y - spine[at]!.y))
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const pathPoints: PathPoint[] = []
  for (let px = from * total; px <= total; px += everyPx) {
    let [at, left] = [0, px]
    while (at < lengths.length - 1 && left > lengths[at]!) left -= lengths[at++]!
    const [a, b] = [spine[at]!, spine[at + 1]!]
    const share = left / lengths[at]!
    pathPoints.push({
      x: a.x + (b.x - a.x) * share,
      y: a.y + (b.y - a.y) * share,
      deg: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI,
      share: px / total,
    })
  }
  return pathPoints
}

export function times<Item>(count: number, make: (at: number) => Item): Item[] {
  return Array.from({ length: Math.round(count) }, (_, at) => make(at))
}
