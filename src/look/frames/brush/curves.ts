import type { Point } from '../../../scene/nodes'

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

/** In −1..1, about one swing per wavelength. */
export function noise(random: () => number, lengthPx: number, wavePx: number): (px: number) => number {
  const knots = Array.from({ length: Math.ceil((2 * lengthPx) / wavePx) + 3 }, () => random() * 2 - 1)
  return (px) => {
    const at = Math.max(0, (2 * px) / wavePx)
    const nth = Math.min(knots.length - 2, Math.floor(at))
    const [from, to] = [knots[nth] ?? 0, knots[nth + 1] ?? 0]
    return from + (to - from) * smoothStep(at - nth)
  }
}

export function smoothStep(share: number): number {
  const t = Math.min(1, Math.max(0, share))
  return t * t * (3 - 2 * t)
}

function written({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}

interface TurnedPath {
  lengthPx: number
  turnPx: number
  /** The normal points right. */
  at: (px: number) => Point & { normal: Point }
}

/** The turn is at most a quarter circle, because the lines meet at about 90°. */
export function turnedPath(from: Point, corner: Point, to: Point, radiusPx: number): TurnedPath {
  const [into, out] = [directed(from, corner), directed(corner, to)]
  const side = Math.sign(into.x * out.y - into.y * out.x) || 1 // 1: turns right, as y points down
  const cos = into.x * out.x + into.y * out.y
  const angle = Math.acos(Math.min(1, Math.max(-1, cos)))
  const cutPx = radiusPx * Math.tan(angle / 2)
  const straight = [into.px - cutPx, out.px - cutPx] as const
  const arcPx = radiusPx * angle
  const begin = { x: corner.x - into.x * cutPx, y: corner.y - into.y * cutPx }
  const centre = { x: begin.x - side * into.y * radiusPx, y: begin.y + side * into.x * radiusPx }
  const normalOf = ({ x, y }: Point): Point => ({ x: -y, y: x })
  return {
    lengthPx: straight[0] + arcPx + straight[1],
    turnPx: straight[0] + arcPx / 2,
    at(px) {
      if (px <= straight[0])
        return { x: from.x + into.x * px, y: from.y + into.y * px, normal: normalOf(into) }
      const beyond = px - straight[0] - arcPx
      if (beyond >= 0) {
        const start = { x: corner.x + out.x * cutPx, y: corner.y + out.y * cutPx }
        return { x: start.x + out.x * beyond, y: start.y + out.y * beyond, normal: normalOf(out) }
      }
      const turned = side * ((px - straight[0]) / radiusPx)
      const [c, s] = [Math.cos(turned), Math.sin(turned)]
      const ahead = { x: into.x * c - into.y * s, y: into.x * s + into.y * c }
      const normal = normalOf(ahead)
      return { x: centre.x - side * normal.x * radiusPx, y: centre.y - side * normal.y * radiusPx, normal }
    },
  }
}

function directed(from: Point, to: Point): Point & { px: number } {
  const px = Math.hypot(to.x - from.x, to.y - from.y)
  return { x: (to.x - from.x) / px, y: (to.y - from.y) / px, px }
}
