import type { Box, PathNode, Point, RectNode } from '../../../scene/nodes'
import { withAlpha } from '../../../scene/colour'
import { glowNode } from '../../weather/soft'
import { mapleLeaf, mapleVeins } from '../mapleLeaf'
import { blade, filled, from, lined, ribbon, some, uniform, type Pen } from '../pen'
import type { Basin } from './swim'

export function depths(
  box: Box,
  pen: Pen,
  basin: Basin,
  { deep, shallow, most }: { deep: string; shallow: string; most: number },
  random: () => number,
): RectNode[] {
  const side = Math.max(pen.width, pen.height)
  const place = (x: number, y: number, r: number, colour: string, alpha: number, n: number) =>
    glowNode(`art-depth-${n}`, box, pen.point({ x, y }), pen.px(r * side), colour, alpha)
  return [
    place(
      uniform(random, basin.left, basin.right),
      uniform(random, basin.head, basin.foot),
      uniform(random, 0.22, 0.3),
      deep,
      most,
      0,
    ),
    place(uniform(random, 0.1, 0.4) * pen.width, 0, uniform(random, 0.26, 0.36), shallow, most * 0.9, 1),
  ]
}

export function ringsAt(
  pen: Pen,
  centre: Point,
  r: number,
  count: number,
  thick: number,
  random: () => number,
): string {
  let d = ''
  for (let ring = 0; ring < count; ring++) {
    const radius = r * (1 - 0.3 * ring) * uniform(random, 0.94, 1.05)
    const arcs = 1 + Math.floor(random() * 2)
    const first = random() * 2 * Math.PI
    for (let arc = 0; arc < arcs; arc++) {
      const begin = first + (arc * 2 * Math.PI) / arcs
      const sweep = uniform(random, 1.5, 4.6) / arcs
      const steps = Math.max(8, Math.round(sweep * 9))
      const spine = Array.from({ length: steps + 1 }, (_, n) =>
        from(centre, begin + (sweep * n) / steps, radius),
      )
      d += ribbon(pen, spine, (share) => Math.max(0.06, thick * Math.sin(Math.PI * (0.03 + 0.94 * share))))
    }
  }
  return d
}

export function floating(
  pen: Pen,
  basin: Basin,
  kind: 'petals' | 'maples',
  shade: string,
  size: number,
  random: () => number,
): PathNode[] {
  const somewhere = () => ({
    x: uniform(random, basin.left, basin.right),
    y: uniform(random, basin.head, basin.foot),
  })
  const moved = ({ x, y }: Point, by: number) => ({ x: x + by, y: y + by * 1.4 })
  if (kind === 'petals') {
    const petals = Array.from({ length: 15 }, () => ({
      at: somewhere(),
      angle: random() * 6.3,
      r: uniform(random, 7, 11) * size,
      bend: uniform(random, -0.2, 0.2),
    }))
    const drawn = (by: number, list: typeof petals) =>
      list.map(({ at, angle, r, bend }) => blade(pen, moved(at, by), angle, r, r * 0.62, bend, 0.55)).join('')
    return some([
      filled('petals-shade', drawn(3 * size, petals), withAlpha(shade, 0.4)),
      filled('petals-0', drawn(0, petals.slice(0, 8)), '#fdeeef'),
      filled('petals-1', drawn(0, petals.slice(8)), '#f6bfca'),
    ])
  }
  const leaves = Array.from({ length: 5 }, () => ({
    base: somewhere(),
    angle: random() * 6.3,
    r: uniform(random, 15, 24) * size,
    squash: uniform(random, 0.86, 1),
  }))
  const drawn = (by: number, list: typeof leaves) =>
    list.map((leaf) => mapleLeaf(pen, { ...leaf, base: moved(leaf.base, by) })).join('')
  const veins = (list: typeof leaves) => list.map((leaf) => mapleVeins(pen, leaf)).join('')
  return some([
    filled('maples-shade', drawn(4 * size, leaves), withAlpha(shade, 0.5)),
    filled('maples-0', drawn(0, leaves.slice(0, 3)), '#c8402a'),
    filled('maples-1', drawn(0, leaves.slice(3)), '#e08436'),
    lined('maples-veins', veins(leaves), withAlpha('#f6d9a8', 0.5), pen.px(0.7 * size)),
  ])
}
