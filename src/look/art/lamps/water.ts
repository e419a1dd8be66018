import { withAlpha, lightened, mixOklab } from '../../../scene/colour'
import type { SceneNode } from '../../../scene/nodes'
import { filledPath, rectNode, strokedPath } from '../../../scene/shapes'
import { uniform, hundredth, fade, mixedDownwards, type Pen } from '../pen'
import { paneOf } from './rows'
import type { Town, WindowInSight } from './town'

export function water(
  pen: Pen,
  { shoreY }: Town,
  lit: readonly WindowInSight[],
  { near, low, far, lamp }: Record<'near' | 'low' | 'far' | 'lamp', string>,
  isDark: boolean,
  random: () => number,
): SceneNode[] {
  const { width, height, point, px } = pen
  const depth = height - shoreY
  const [a, b] = [point({ x: 0, y: shoreY }), point({ x: width, y: height })]
  const head = mixOklab(near, far, 0.16)
  const foot = mixOklab(near, isDark ? far : low, isDark ? 0.34 : 0.42)
  const dash = (x: number, y: number, wide: number) =>
    `M${pen.at({ x: x - wide / 2, y })}h${px(pen.point({ x: 1, y: 0 }).x > pen.point({ x: 0, y: 0 }).x ? wide : -wide)}`
  const each = Math.max(3, Math.min(8, Math.round(1000 / Math.max(1, lit.length))))
  const tiers = ['', '', '']
  let streaks = ''
  for (const { x, width: wide, nearness } of lit) {
    const middle = x + wide / 2
    if (nearness > 0.3)
      streaks += paneOf(pen, {
        x: middle - 1.7,
        y: shoreY + 1,
        width: 3.4,
        height: (0.35 + 0.6 * random()) * depth,
      })
    for (let at = 0; at < each; at++) {
      const share = random() ** 1.4
      const strong = random() < 0.2 + 0.4 * nearness ? (share < 0.4 ? 0 : 1) : 2
      tiers[strong] += dash(
        middle + uniform(random, -1.7, 1.7) * (0.5 + share),
        shoreY + 3 + (depth - 4) * share,
        uniform(random, 2.4, 6) * (0.8 + 0.5 * share),
      )
    }
  }
  const ripples = Array.from({ length: 70 }, () => {
    const share = random()
    return dash(width * random(), shoreY + 2 + (depth - 3) * share, uniform(random, 10, 34) * (0.5 + share))
  })
  const line = (id: string, d: string, colour: string, alpha: number, thick: number): SceneNode =>
    strokedPath(id, d, withAlpha(colour, alpha), px(thick))
  return [
    rectNode(
      'art-water',
      { x: Math.min(a.x, b.x), y: a.y, width: hundredth(Math.abs(b.x - a.x)), height: hundredth(b.y - a.y) },
      { fill: mixedDownwards(a.y, b.y, [0, head], [1, foot]) },
    ),
    line('art-water-ripples', ripples.join(''), mixOklab(low, far, 0.3), isDark ? 0.16 : 0.3, 0.9),
    filledPath('art-water-streaks', streaks, {
      type: 'linear',
      from: { x: 0, y: a.y },
      to: { x: 0, y: b.y },
      stops: fade(lamp, isDark ? 0.17 : 0.24, 0.1, 0.05, 0.015, 0),
    }),
    ...tiers.map((d, tier) =>
      line(`art-water-lamps-${tier}`, d, lamp, hundredth([0.58, 0.36, 0.2][tier]! * (isDark ? 1 : 0.95)), 1),
    ),
    line('art-shore', dash(width / 2, shoreY, width), lightened(near, -0.04), 0.9, 1.6),
  ]
}
