import type { Box, LinearGradient, Point } from '../../scene/nodes'
import { evenStops } from '../../scene/shapes'

/** Clockwise, so that those in one path merge (nonzero rule). */

export function ellipse({ x, y }: Point, rx: number, ry = rx): string {
  const arc = `A${formatted(rx)} ${formatted(ry)} 0 0 1 `
  return `M${at(x - rx, y)}${arc}${at(x + rx, y)}${arc}${at(x - rx, y)}Z`
}

export function polygon(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => at(x, y)).join('L')}Z`
}

export function roundedPolygon(corners: readonly Point[], written: (point: Point) => string): string {
  const middles = corners.map((corner, index) => {
    const after = corners[(index + 1) % corners.length]!
    return written({ x: (corner.x + after.x) / 2, y: (corner.y + after.y) / 2 })
  })
  const curves = corners.map((corner, index) => `Q${written(corner)} ${middles[index]!}`)
  return `M${middles.at(-1)!}${curves.join('')}Z`
}

export function bar({ x, y, width, height }: Box): string {
  const r = Math.min(width, height) / 2
  const end = `A${formatted(r)} ${formatted(r)} 0 0 1 `
  return (
    `M${at(x + r, y)}L${at(x + width - r, y)}${end}${at(x + width - r, y + height)}` +
    `L${at(x + r, y + height)}${end}${at(x + r, y)}Z`
  )
}

export function downwards(fromY: number, toY: number, ...colours: readonly string[]): LinearGradient {
  return { type: 'linear', from: { x: 0, y: fromY }, to: { x: 0, y: toY }, stops: evenStops(colours) }
}

function at(x: number, y: number): string {
  return `${formatted(x)} ${formatted(y)}`
}

/** 0.01 px is finer than a 4× export can show. */
function formatted(value: number): string {
  return String(Math.round(value * 100) / 100)
}
