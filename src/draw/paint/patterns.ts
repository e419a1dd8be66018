import type { Box, DotPattern, StripePattern } from '../../scene/nodes'

/**
 * Dots and stripes as outlines, not as a repeated tile: exact at every scale, no seams. The caller clips
 * to the shape. Both patterns are centred in the box, so that opposite sides cut them alike.
 */

export function paintDots(
  ctx: CanvasRenderingContext2D,
  { colour, pitchPx, radiusPx }: DotPattern,
  box: Box,
): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  const rowPx = pitchPx / 2
  const rows = Math.ceil((box.height / 2 + radiusPx) / rowPx)
  const columns = Math.ceil((box.width / 2 + radiusPx) / pitchPx) + 1
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
  for (let row = -rows; row <= rows; row++) {
    const shiftPx = row % 2 === 0 ? 0 : rowPx // every second row is staggered by half a pitch
    for (let column = -columns; column <= columns; column++) {
      const x = middleX + column * pitchPx + shiftPx
      const y = middleY + row * rowPx
      if (x + radiusPx < box.x || x - radiusPx > box.x + box.width) continue
      ctx.moveTo(x + radiusPx, y)
      ctx.arc(x, y, radiusPx, 0, Math.PI * 2)
    }
  }
  ctx.fill()
}

export function paintStripes(ctx: CanvasRenderingContext2D, stripes: StripePattern, box: Box): void {
  const { colour, pitchPx, bandPx, angleDeg } = stripes
  const reachPx = Math.hypot(box.width, box.height) / 2 + pitchPx
  const angle = (-angleDeg * Math.PI) / 180
  const along = { x: Math.cos(angle), y: Math.sin(angle) }
  const across = { x: -along.y, y: along.x }
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const at = (acrossPx: number, alongPx: number): [number, number] => [
    middle.x + across.x * acrossPx + along.x * alongPx,
    middle.y + across.y * acrossPx + along.y * alongPx,
  ]
  ctx.fillStyle = colour
  ctx.beginPath()
  const bands = Math.ceil(reachPx / pitchPx)
  for (let band = -bands; band <= bands; band++) {
    const startPx = band * pitchPx - bandPx / 2
    ctx.moveTo(...at(startPx, -reachPx))
    ctx.lineTo(...at(startPx, reachPx))
    ctx.lineTo(...at(startPx + bandPx, reachPx))
    ctx.lineTo(...at(startPx + bandPx, -reachPx))
    ctx.closePath()
  }
  ctx.fill()
}
