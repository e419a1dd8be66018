import type { Point } from '../../scene/nodes'
import { from, thread, type Pen } from './pen'

export interface MapleLeaf {
  base: Point
  angle: number
  r: number
  squash: number // foreshortening
}

function on({ base, angle, r, squash }: MapleLeaf, direction: number, share: number): Point {
  const along = from(base, angle, (Math.cos(direction) * share + 0.3) * r)
  return from(along, angle + Math.PI / 2, Math.sin(direction) * share * r * squash)
}

const LOBES = [
  { at: -2.2, long: 0.42 },
  { at: -1.42, long: 0.76 },
  { at: -0.68, long: 0.95 },
  { at: 0, long: 1.06 },
  { at: 0.68, long: 0.95 },
  { at: 1.42, long: 0.76 },
  { at: 2.2, long: 0.42 },
]

export function mapleLeaf({ at }: Pen, leaf: MapleLeaf): string {
  const p = (direction: number, share: number) => at(on(leaf, direction, share))
  const lobes = LOBES.map((lobe, n) => {
    const next = LOBES[n + 1]
    const notch = next ? p((lobe.at + next.at) / 2, 0.27) : p(Math.PI, 0.26)
    return `Q${p(lobe.at - 0.24, 0.6 * lobe.long)} ${p(lobe.at, lobe.long)}Q${p(lobe.at + 0.24, 0.6 * lobe.long)} ${notch}`
  })
  return `M${p(Math.PI, 0.26)}${lobes.join('')}Z`
}

export function mapleVeins(pen: Pen, leaf: MapleLeaf): string {
  const heart = on(leaf, Math.PI, 0.3)
  return LOBES.slice(1, -1)
    .map(({ at, long }) => thread(pen, [heart, on(leaf, at, long * 0.8)]))
    .join('')
}
