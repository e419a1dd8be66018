import type { Box } from '../../../scene/nodes'

const EXPONENT = 2.7 // exponent of the corners' superellipse; 2 would be a circle
const POINTS = 28 // per corner: no straight segment shows at 4×

/** Curvature starts at zero, so that no corner visibly begins. `reachPx`: along each side. */
export function squircle({ x, y, width, height }: Box, reachPx: number): string {
  const reach = Math.min(reachPx, width / 2, height / 2)
  const [right, bottom] = [x + width, y + height]
  // Clockwise; each corner from its first side to its second.
  const corners = [
    { x: right - reach, y: y + reach, sx: 1, sy: -1, isFlipped: false },
    { x: right - reach, y: bottom - reach, sx: 1, sy: 1, isFlipped: true },
    { x: x + reach, y: bottom - reach, sx: -1, sy: 1, isFlipped: false },
    { x: x + reach, y: y + reach, sx: -1, sy: -1, isFlipped: true },
  ]
  const points = corners.flatMap(({ x: cx, y: cy, sx, sy, isFlipped }) =>
    Array.from({ length: POINTS + 1 }, (_, at) => {
      const angle = ((isFlipped ? POINTS - at : at) / POINTS) * (Math.PI / 2)
      const along = (value: number) => reach * value ** (2 / EXPONENT)
      const [dx, dy] = [along(Math.sin(angle)), along(Math.cos(angle))]
      return `${(cx + sx * dx).toFixed(2)} ${(cy + sy * dy).toFixed(2)}`
    }),
  )
  return `M${points.join('L')}Z`
}

export function squircleHead(box: Box, reachPx: number, heightPx: number): string {
  const { x, y, width, height } = box
  const reach = Math.min(reachPx, width / 2, height / 2)
  const downPx = Math.min(heightPx, reach)
  const steps = Array.from({ length: POINTS + 1 }, (_, at) => {
    const dy = reach - (downPx * at) / POINTS
    return { in: reach - reach * (1 - (dy / reach) ** EXPONENT) ** (1 / EXPONENT), down: reach - dy }
  })
  const point = (px: number, down: number) => `${px.toFixed(2)} ${(y + down).toFixed(2)}`
  const right = steps.map((step) => point(x + width - step.in, step.down))
  const left = steps.map((step) => point(x + step.in, step.down))
  return `M${[...right, ...left.toReversed()].join('L')}Z`
}
