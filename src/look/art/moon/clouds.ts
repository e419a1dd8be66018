import { withAlpha } from '../../../scene/colour'
import type { LinearGradient, PathNode, Point } from '../../../scene/nodes'
import { hundredth } from '../strokes'
import { uniform, type Pen } from '../pen'

/** Thin clouds before the moon: bars with round ends, one under the other. */

const BARS = { least: 3, more: 2, height: [9, 13] } as const

export function cloud(
  pen: Pen,
  id: string,
  middle: Point,
  width: number,
  { colour, alpha }: { colour: string; alpha: number },
  random: () => number,
): PathNode {
  const count = BARS.least + Math.floor(BARS.more * random())
  const heights = Array.from({ length: count }, () => uniform(random, BARS.height[0], BARS.height[1]))
  let y = middle.y - heights.reduce((sum, height) => sum + height, 0) / 2
  const drift = uniform(random, -0.1, 0.1)
  const d = heights.map((height, index) => {
    // Longest in the middle; each begins and ends elsewhere.
    const fullness = 1 - 0.4 * Math.abs((index + 0.5) / count - 0.5) * 2
    const long = width * fullness * uniform(random, 0.62, 0.95)
    const x = middle.x - long / 2 + width * (drift * (index - count / 2) + uniform(random, -0.13, 0.13))
    const bar = roundBar(pen, x, y, long, height + 0.4)
    y += height
    return bar
  })
  const [left, right] = [
    pen.point({ x: middle.x - 0.62 * width, y: middle.y }),
    pen.point({ x: middle.x + 0.62 * width, y: middle.y }),
  ]
  const fill: LinearGradient = {
    type: 'linear',
    from: left,
    to: right,
    stops: [
      [0, 0.1],
      [0.25, 0.75],
      [0.5, 1],
      [0.75, 0.85],
      [1, 0.2],
    ].map(([at, share]) => ({ at: at!, colour: withAlpha(colour, hundredth(alpha * share!)) })),
  }
  return { type: 'path', id, d: d.join(''), fill }
}

function roundBar(pen: Pen, x: number, y: number, width: number, height: number): string {
  const r = height / 2
  const corner = (dx: number, dy: number) => pen.at({ x: x + dx, y: y + dy })
  const k = 0.5523 * r
  return (
    `M${corner(r, 0)}L${corner(width - r, 0)}` +
    `C${corner(width - r + k, 0)} ${corner(width, r - k)} ${corner(width, r)}C${corner(width, r + k)} ${corner(width - r + k, height)} ${corner(width - r, height)}` +
    `L${corner(r, height)}C${corner(r - k, height)} ${corner(0, r + k)} ${corner(0, r)}C${corner(0, r - k)} ${corner(r - k, 0)} ${corner(r, 0)}Z`
  )
}
