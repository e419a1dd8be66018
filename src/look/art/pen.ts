import type {
  Box,
  ColourStop,
  LinearGradient,
  Paint,
  PathNode,
  Point,
  RadialGradient,
} from '../../scene/nodes'
import { aspectOf } from '../weather/aspect'
import { roundedPolygon } from '../weather/outlines'
import { mixedStops, type Station } from './gradients'
import { hundredth, smoothLine, written } from './strokes'

/**
 * Painters count in units (short side 540) from a box's upper left corner; a mirrored pen turns left and
 * right.
 */
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
