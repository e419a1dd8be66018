import type {
  Paint,
  PathNode,
  RadialGradient,
  GroupNode,
  SceneNode,
  Box,
  ColourStop,
  LinearGradient,
  Point,
  RectNode,
} from '../../scene/nodes'
import { aspectOf } from '../weather/aspect'
import { roundedPolygon } from '../weather/outlines'
import { withAlpha, mixOklab } from '../../scene/colour'

/** Painters count in units (short side 540) from a box's corner; a mirrored pen turns left and right. */
export interface Pen {
  width: number // box size, units
  height: number
  aspect: number
  px: (units: number) => number
  point: (p: Point) => Point
  at: (p: Point) => string
}

export function penOf(box: Box & { aspect?: number }, unit: number, isMirrored = false): Pen {
  const px = (units: number) => hundredth(units * unit)
  const point = ({ x, y }: Point): Point => ({
    x: hundredth(isMirrored ? box.x + box.width - x * unit : box.x + x * unit),
    y: hundredth(box.y + y * unit),
  })
  const at = (p: Point) => written(point(p))
  return { width: box.width / unit, height: box.height / unit, aspect: aspectOf(box), px, point, at }
}

/** 0 is right, a quarter turn is down */
export function from({ x, y }: Point, angle: number, distance: number): Point {
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance }
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}

export function angleTo(a: Point, b: Point): number {
  return Math.atan2(b.y - a.y, b.x - a.x)
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

export function uniform(random: () => number, low: number, high: number): number {
  return low + (high - low) * random()
}

export function pick<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!
}

export function loop({ at }: Pen, corners: readonly Point[]): string {
  return roundedPolygon(corners, at)
}

export function thread({ point }: Pen, points: readonly Point[]): string {
  return smoothLine(points.map(point))
}

/** `half`: half width per side along the line. */
export function ribbon(
  pen: Pen,
  spine: readonly Point[],
  half: (share: number, side: 1 | -1) => number,
): string {
  const last = spine.length - 1
  const edge = (side: 1 | -1) =>
    spine.map((p, n) => {
      const along = angleTo(spine[Math.max(0, n - 1)]!, spine[Math.min(last, n + 1)]!)
      return from(p, along + (side * Math.PI) / 2, half(n / last, side))
    })
  const [left, right] = [edge(-1), edge(1).reverse()]
  return `${thread(pen, left)}L${thread(pen, right).slice(1)}Z`
}

/** `bend` shifts its tip sideways (both × length). */
export function blade(
  { at }: Pen,
  base: Point,
  angle: number,
  length: number,
  width: number,
  bend = 0,
  belly = 0.42,
): string {
  const beside = (share: number, off: number) =>
    at(from(from(base, angle, length * share), angle + Math.PI / 2, off * width + bend * length * share ** 2))
  const tip = beside(1, 0)
  const near = (side: number) => beside(belly * 0.5, side)
  const far = (side: number) => beside(belly + 0.25, side)
  return `M${at(base)}C${near(0.62)} ${far(0.62)} ${tip}C${far(-0.62)} ${near(-0.62)} ${at(base)}Z`
}

export function dot({ point, px }: Pen, middle: Point, r: number, ry = r): string {
  const { x, y } = point(middle)
  const [rx, across] = [px(r), px(2 * r)]
  return `M${hundredth(x - rx)} ${y}a${rx} ${px(ry)} 0 1 1 ${across} 0a${rx} ${px(ry)} 0 1 1 ${-across} 0Z`
}

export function linear(
  { point }: Pen,
  start: Point,
  end: Point,
  ...colours: readonly string[]
): LinearGradient {
  return { type: 'linear', from: point(start), to: point(end), stops: evenStops(colours) }
}

export function radial(
  { point, px }: Pen,
  centre: Point,
  r: number,
  ...colours: readonly string[]
): RadialGradient {
  return { type: 'radial', centre: point(centre), radiusPx: px(r), stops: evenStops(colours) }
}

function evenStops(colours: readonly string[]): ColourStop[] {
  return mixedStops(...colours.map((colour, n): Station => [n / (colours.length - 1), colour]))
}

export function filled(id: string, d: string, fill: Paint): PathNode {
  return { type: 'path', id: `art-${id}`, d, fill }
}

export function lined(id: string, d: string, paint: string | LinearGradient, widthPx: number): PathNode {
  return { type: 'path', id: `art-${id}`, d, stroke: { paint, widthPx } }
}

export function some(nodes: readonly PathNode[]): PathNode[] {
  return nodes.filter(({ d }) => d !== '')
}

export function line(points: readonly Point[]): string {
  return `M${points.map(written).join('L')}`
}

export function smoothLine(points: readonly Point[]): string {
  const [first, ...others] = points
  const last = others.pop()
  if (!first || !last) return ''
  const curves = others.map((point, index) => {
    const after = others[index + 1]
    return `Q${written(point)} ${written(after ? middle(point, after) : last)}`
  })
  return `M${written(first)}${curves.length > 0 ? curves.join('') : `L${written(last)}`}`
}

/** Clockwise like all outlines. `widthAt` takes a share of the line. */
export function brushed(spine: readonly Point[], widthAt: (share: number) => number): string {
  const sides = spine.map((point, index) => {
    const [before, after] = [spine[Math.max(0, index - 1)]!, spine[Math.min(spine.length - 1, index + 1)]!]
    const [dx, dy] = [after.x - before.x, after.y - before.y]
    const half = widthAt(index / (spine.length - 1)) / 2 / (Math.hypot(dx, dy) || 1)
    return [
      { x: point.x - dy * half, y: point.y + dx * half },
      { x: point.x + dy * half, y: point.y - dx * half },
    ] as const
  })
  const outline = [...sides.map(([, right]) => right), ...sides.map(([left]) => left).toReversed()]
  return `${line(outline)}Z`
}

export function cutTo(box: Box, id: string, children: readonly SceneNode[]): GroupNode {
  return { type: 'group', id, clip: box, children }
}

/** 0.01 px is finer than a 4× export can show. */
export function written({ x, y }: Point): string {
  return `${hundredth(x)} ${hundredth(y)}`
}

export function hundredth(value: number): number {
  return Math.round(value * 100) / 100
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

export type Station = readonly [at: number, colour: string]

const BETWEEN = 4 // stops inserted between two given ones

/** Colours mix in Oklab, because a canvas mixes in sRGB, which is greyer midway. All are opaque. */
export function mixedStops(...stations: readonly Station[]): ColourStop[] {
  return stations.flatMap(([at, colour], index) => {
    const next = stations[index + 1]
    if (!next) return [{ at, colour }]
    return Array.from({ length: BETWEEN + 1 }, (_, step) => {
      const share = step / (BETWEEN + 1)
      return { at: rounded(at + (next[0] - at) * share, 1e4), colour: mixOklab(colour, next[1], share) }
    })
  })
}

export function mixedGradient(from: Point, to: Point, ...stations: readonly Station[]): LinearGradient {
  return { type: 'linear', from: exact(from), to: exact(to), stops: mixedStops(...stations) }
}

export function mixedDownwards(fromY: number, toY: number, ...stations: readonly Station[]): LinearGradient {
  return mixedGradient({ x: 0, y: fromY }, { x: 0, y: toY }, ...stations)
}

export function colourAt(stations: readonly Station[], share: number): string {
  const after = stations.findIndex(([at]) => at >= share)
  if (after === 0) return stations[0]![1]
  if (after < 0) return stations.at(-1)![1]
  const [[from, colour], [to, next]] = [stations[after - 1]!, stations[after]!]
  return mixOklab(colour, next, (share - from) / (to - from))
}

/** Keeps its own colour, so that a fade does not turn grey. */
export function fade(colour: string, ...alphas: readonly number[]): ColourStop[] {
  return alphas.map((alpha, index) => ({
    at: rounded(index / (alphas.length - 1), 1e3),
    colour: withAlpha(colour, rounded(alpha, 1e3)),
  }))
}

export function grain(box: Box, amount = 0.045): RectNode {
  return { type: 'rect', id: 'art-grain', ...box, fill: { type: 'noise', seed: 'art', amount } }
}

/** Rounds to 0.01 px so that engines agree. */
export function exact({ x, y }: Point): Point {
  return { x: hundredth(x), y: hundredth(y) }
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}
