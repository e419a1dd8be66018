import type { Box, LinearGradient, Point } from '../../scene/nodes'

/** Path data for scenery. All outlines run clockwise, so that those in one path merge (nonzero rule). */

/** An ellipse; a circle without `ry`. */
export function ellipse({ x, y }: Point, rx: number, ry = rx): string {
  const arc = `A${formatted(rx)} ${formatted(ry)} 0 0 1 `
  return `M${at(x - rx, y)}${arc}${at(x + rx, y)}${arc}${at(x - rx, y)}Z`
}

export function polygon(corners: readonly Point[]): string {
  return `M${corners.map(({ x, y }) => at(x, y)).join('L')}Z`
}

/** A bar with round ends. */
export function bar({ x, y, width, height }: Box): string {
  const r = Math.min(width, height) / 2
  const end = `A${formatted(r)} ${formatted(r)} 0 0 1 `
  return (
    `M${at(x + r, y)}L${at(x + width - r, y)}${end}${at(x + width - r, y + height)}` +
    `L${at(x + r, y + height)}${end}${at(x + r, y)}Z`
  )
}

// Centre and radius of each puff, in units of the cloud's size.
const PUFFS = [
  [-1.05, 0.02, 0.42],
  [-0.55, -0.3, 0.55],
  [0.12, -0.5, 0.72],
  [0.75, -0.16, 0.52],
  [1.15, 0.06, 0.38],
] as const
const BASE = 0.44

/** A cumulus of five puffs on a flat base, grown or shrunk by `growPx` all round. */
export function cloud({ x, y }: Point, sizePx: number, growPx = 0): string {
  const puffs = PUFFS.map(([dx, dy, r]) =>
    ellipse({ x: x + dx * sizePx, y: y + dy * sizePx }, Math.max(0.1, r * sizePx + growPx)),
  )
  const [left, right] = [x - 1.05 * sizePx, x + 1.15 * sizePx]
  const foot = y + BASE * sizePx + growPx
  return (
    puffs.join('') +
    polygon([
      { x: left, y: y - 0.2 * sizePx },
      { x: right, y: y - 0.2 * sizePx },
      { x: right, y: foot },
      { x: left, y: foot },
    ])
  )
}

/** How far a cloud reaches from its origin, in units of its size. */
export const CLOUD_REACH = { top: 1.22, foot: BASE, side: 1.53 }

/** A gradient straight down. */
export function downwards(fromY: number, toY: number, ...colours: readonly string[]): LinearGradient {
  return {
    type: 'linear',
    from: { x: 0, y: fromY },
    to: { x: 0, y: toY },
    stops: colours.map((colour, index) => ({ at: index / (colours.length - 1), colour })),
  }
}

function at(x: number, y: number): string {
  return `${formatted(x)} ${formatted(y)}`
}

/** A hundredth of a px is finer than 4x can show. */
function formatted(value: number): string {
  return String(Math.round(value * 100) / 100)
}
