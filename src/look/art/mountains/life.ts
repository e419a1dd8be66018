import type { Point, SceneNode } from '../../../scene/nodes'
import { withAlpha } from '../../../scene/colour'
import { filledPath, strokedPath } from '../../../scene/shapes'
import { ellipse, polygon } from '../../weather/outlines'
import { brushed, hundredth, line, smoothLine } from '../pen'

const PINE_PX = [2.4, 6] as const // half height
const ROOTED = 0.62 // × ridge height from its summit; further down the mist is too dense

export function pines(ridge: readonly Point[], count: number, unit: number, random: () => number): string {
  const [top, foot] = [Math.min(...ridge.map(({ y }) => y)), Math.max(...ridge.map(({ y }) => y))]
  const grown = ridge.filter(({ y }) => y < top + ROOTED * (foot - top))
  if (grown.length < 8) return ''
  const groups = Array.from({ length: Math.max(2, Math.round(count / 4)) }, () => 0.04 + 0.92 * random())
  return Array.from({ length: count }, (_, index) => {
    const share = groups[index % groups.length]! + 0.07 * (random() + random() - 1)
    const root = grown[Math.max(0, Math.min(grown.length - 1, Math.round(share * (grown.length - 1))))]!
    const size = (PINE_PX[0] + (PINE_PX[1] - PINE_PX[0]) * random() ** 1.6) * unit
    return pine(root, size, unit, random)
  }).join('')
}

function pine({ x, y }: Point, size: number, unit: number, random: () => number): string {
  const lean = (random() - 0.5) * 0.7 * size
  const along = (share: number) => ({ x: x + lean * share ** 1.5, y: y + 0.8 * unit - 2 * size * share })
  const trunk = brushed([along(0), along(0.5), along(0.92)], (share) => (0.26 - 0.16 * share) * size)
  const tiers = 3 + Math.floor(2 * random())
  const needles = Array.from({ length: tiers }, (_, tier) => {
    const share = 0.45 + (0.55 * tier) / (tiers - 1)
    const middle = along(share)
    const half = size * (0.78 - 0.5 * (tier / (tiers - 1))) * (0.8 + 0.4 * random())
    return ellipse({ x: middle.x + (random() - 0.5) * 0.5 * size, y: middle.y }, half, 0.26 * size)
  })
  return trunk + needles.join('')
}

export function birds(middle: Point, unit: number, colour: string, random: () => number): SceneNode {
  const count = 3 + Math.floor(3 * random())
  const rise = (random() - 0.5) * 0.5
  const wings = Array.from({ length: count }, (_, index) => {
    const span = (3.4 + 2.2 * random()) * unit
    const x = middle.x + (index - count / 2) * 13 * unit + 6 * unit * random()
    const y = middle.y + rise * (x - middle.x) + 5 * unit * (random() - 0.5)
    const lift = span * (0.25 + 0.4 * random())
    return smoothLine([
      { x: x - span, y: y - lift },
      { x: x - 0.45 * span, y: y - 0.85 * lift },
      { x, y },
      { x: x + 0.5 * span, y: y - 0.9 * lift },
      { x: x + span, y: y - 0.7 * lift },
    ])
  })
  return strokedPath('art-birds', wings.join(''), withAlpha(colour, 0.7), Math.round(100 * unit) / 100)
}

export function boat({ x, y }: Point, unit: number, colour: string, turned: number): SceneNode[] {
  const at = (dx: number, dy: number): Point => ({ x: x + turned * dx * unit, y: y + dy * unit })
  const hull = [
    at(-21, -3.4),
    at(-15, -0.6),
    at(-7, 0.5),
    at(4, 0.7),
    at(13, -0.3),
    at(20, -2.2),
    at(15, 1.4),
    at(7, 2.6),
    at(-8, 2.5),
    at(-15, 1.2),
  ]
  const man = [at(9.4, 0.6), at(9, -5), at(9.7, -8.4), at(11.2, -8.6), at(12.4, -5), at(12.2, 0.5)]
  const hat = [at(6.9, -8.2), at(10.3, -11.2), at(13.9, -8.4)]
  const cover = [at(-9, 0.9), at(-8.2, -2.4), at(-5, -3.9), at(0, -3.9), at(3, -2.5), at(3.8, 0.9)]
  const water = [
    [-17, 12, 5],
    [-8, 17, 7.6],
    [-3, 9, 10.2],
  ].map(([from, to, dy]) => line([at(from!, dy!), at(to!, dy!)]))
  const width = (px: number) => hundredth(px * unit)
  return [
    strokedPath('art-boat-water', water.join(''), withAlpha(colour, 0.26), width(0.8)),
    strokedPath('art-boat-pole', line([at(8.2, -7.4), at(24, 5)]), withAlpha(colour, 0.85), width(0.6)),
    filledPath('art-boat', [hull, cover, man, hat].map(polygon).join(''), colour),
  ]
}
