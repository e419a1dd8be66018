import { withAlpha } from '../../../scene/colour'
import type { Box, LinearGradient, Point, SceneNode } from '../../../scene/nodes'
import { filledPath, linearGradient, radialGradient, rectNode } from '../../../scene/shapes'
import type { Palette } from './palettes'

export interface PaintingArea {
  box: Box
  unit: number // px, scales with the picture
  palette: Palette
  random: () => number
  id: string
}

const CURVE = 1 / 6 // Catmull-Rom as Bézier curves

export function px(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Path data that continues from the first point. */
export function brushLine(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((to, at) => {
      const from = points[at]!
      const before = points[at - 1] ?? from
      const after = points[at + 2] ?? to
      const one = { x: from.x + (to.x - before.x) * CURVE, y: from.y + (to.y - before.y) * CURVE }
      const two = { x: to.x - (after.x - from.x) * CURVE, y: to.y - (after.y - from.y) * CURVE }
      return `C${px(one.x)} ${px(one.y)} ${px(two.x)} ${px(two.y)} ${px(to.x)} ${px(to.y)}`
    })
    .join('')
}

export function circle(x: number, y: number, r: number): string {
  return `M${px(x - r)} ${px(y)}A${px(r)} ${px(r)} 0 1 1 ${px(x + r)} ${px(y)}A${px(r)} ${px(r)} 0 1 1 ${px(x - r)} ${px(y)}Z`
}

export function falling({ x, y, height }: Box, top: string, foot: string): LinearGradient {
  return linearGradient({ x, y }, { x, y: y + height }, [0, top], [1, foot])
}

export function sky({ box, palette, id }: PaintingArea): SceneNode {
  return rectNode(`${id}-sky`, box, { fill: falling(box, ...palette.sky) })
}

export function discWithGlow(
  { box, palette, id }: PaintingArea,
  centre: Point,
  radiusPx: number,
  reach = 5,
): SceneNode[] {
  const alpha = palette.isNight ? 0.26 : 0.55
  const { disc } = palette
  return [
    rectNode(`${id}-glow`, box, {
      fill: radialGradient(
        centre,
        radiusPx * reach,
        [0, withAlpha(disc, alpha)],
        [0.35, withAlpha(disc, alpha * 0.42)],
        [1, withAlpha(disc, 0)],
      ),
    }),
    filledPath(`${id}-disc`, circle(centre.x, centre.y, radiusPx), disc),
  ]
}

export function stars(
  { box, unit, palette, random, id }: PaintingArea,
  count: number,
  toY: number,
): SceneNode[] {
  if (!palette.isNight) return []
  const d = Array.from({ length: count }, () => {
    const x = box.x + random() * box.width
    const y = box.y + random() ** 1.5 * toY * box.height
    return circle(x, y, unit * (0.55 + 1.1 * random() ** 3))
  })
  return [filledPath(`${id}-stars`, d.join(''), palette.disc, { opacity: 0.8 })]
}
