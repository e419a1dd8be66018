import type { Box, Point, SceneNode } from '../../../scene/nodes'
import { polygon } from '../outlines'
import { glow } from '../soft'

const RAY = {
  count: 17,
  fromRadii: 0.9,
  reachRadii: [2.2, 3.8, 7.5],
  halfAngle: { min: 0.08, more: 0.12 },
  colour: '#FFFCEE',
  alpha: 0.5,
}
// A beam is a wedge within a wedge: soft at its sides, and by its paint fainter towards its end.
const NESTS = [1, 0.86, 0.72, 0.58, 0.44, 0.3]

/** Beams of three lengths around a sun; each only as long as the words' box leaves room for. One path for each length and width. */
export function rays(sun: Point, radiusPx: number, text: Box | null, random: () => number): SceneNode[] {
  const paths = RAY.reachRadii.map(() => NESTS.map(() => ''))
  for (let index = 0; index < RAY.count; index++) {
    const angle = ((index + 0.7 * (random() - 0.5)) / RAY.count) * 2 * Math.PI
    const half = RAY.halfAngle.min + RAY.halfAngle.more * random() ** 1.6
    const roomPx = text ? roomTowards(text, sun, [angle - half, angle, angle + half]) : Infinity
    const fitting = RAY.reachRadii.filter((radii) => radii * radiusPx <= roomPx).length
    const kind = Math.min(index % RAY.reachRadii.length, fitting - 1)
    if (kind < 0) continue
    const corner = (turned: number, radii: number) => ({
      x: sun.x + Math.cos(angle + turned) * radii * radiusPx,
      y: sun.y + Math.sin(angle + turned) * radii * radiusPx,
    })
    const reach = RAY.reachRadii[kind]!
    for (const [nest, share] of NESTS.entries()) {
      const wide = half * share
      paths[kind]![nest] += polygon([
        corner(-wide, RAY.fromRadii),
        corner(-wide, reach),
        corner(wide, reach),
        corner(wide, RAY.fromRadii),
      ])
    }
  }
  return paths.flatMap((nests, kind) =>
    nests.map((d, nest): SceneNode => ({
      type: 'path',
      id: `weather-rays-${kind}-${nest}`,
      d,
      fill: glow(sun, RAY.reachRadii[kind]! * radiusPx, RAY.colour, RAY.alpha / NESTS.length),
    })),
  )
}

/** How far one can go from a point in any of some directions before a box is reached. */
function roomTowards(box: Box, from: Point, angles: readonly number[]): number {
  return Math.min(
    ...angles.map((angle) => {
      const [enterX, leaveX] = crossing(from.x, Math.cos(angle), box.x, box.width)
      const [enterY, leaveY] = crossing(from.y, Math.sin(angle), box.y, box.height)
      const enter = Math.max(enterX, enterY)
      return enter <= Math.min(leaveX, leaveY) && enter > 0 ? enter : Infinity
    }),
  )
}

/** When a coordinate that starts at `from` and moves by `step` is within a range. */
function crossing(from: number, step: number, start: number, size: number): [enter: number, leave: number] {
  if (Math.abs(step) < 1e-9)
    return from > start && from < start + size ? [-Infinity, Infinity] : [Infinity, -Infinity]
  const [a, b] = [(start - from) / step, (start + size - from) / step]
  return [Math.min(a, b), Math.max(a, b)]
}
