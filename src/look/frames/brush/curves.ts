import type { Point } from '../../../scene/nodes'

/** SVG path data of a smooth closed curve along points: a uniform quadratic B-spline, without a corner at any scale. */
export function closedCurve(points: readonly Point[]): string {
  const middle = (at: number): Point => {
    const [a, b] = [points[at % points.length]!, points[(at + 1) % points.length]!]
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  }
  const curves = points.map(
    (_, at) => `${written(points[(at + 1) % points.length]!)} ${written(middle(at + 1))}`,
  )
  return `M${written(middle(0))}Q${curves.join(' ')}Z`
}

/** Smooth random values between -1 and 1 along a length, about one swing a wavelength. */
export function noise(random: () => number, lengthPx: number, wavePx: number): (px: number) => number {
  const knots = Array.from({ length: Math.ceil((2 * lengthPx) / wavePx) + 3 }, () => random() * 2 - 1)
  return (px) => {
    const at = Math.max(0, (2 * px) / wavePx)
    const nth = Math.min(knots.length - 2, Math.floor(at))
    const [from, to] = [knots[nth] ?? 0, knots[nth + 1] ?? 0]
    return from + (to - from) * smoothStep(at - nth)
  }
}

/** From 0 to 1 without a bend, constant beyond. */
export function smoothStep(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
