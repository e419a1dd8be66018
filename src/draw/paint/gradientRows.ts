import type { Box, Paint } from '../../scene/nodes'
import { nativeStops } from '../gradientMath'

/**
 * Fills a box with a gradient that falls straight down, from stop to stop: software paints one of two stops in a third of the time of
 * one of more. Each piece ends between two rows of pixels, so no seam is seen; a row has the colour of its middle, as in the whole.
 * @returns false where that cannot be: nothing is painted then
 */
export function fillByRows(ctx: CanvasRenderingContext2D, paint: Paint, box: Box): boolean {
  if (typeof paint === 'string' || paint.type !== 'linear') return false
  const { from, to, stops } = paint
  const { a, b, c, d, e, f } = ctx.getTransform()
  if (b !== 0 || c !== 0 || a <= 0 || d <= 0) return false
  if (stops.length < 3 || from.x !== to.x || from.y >= to.y) return false
  const places = nativeStops(stops).map(({ at, colour }) => ({
    y: d * (from.y + at * (to.y - from.y)) + f,
    colour,
  }))
  const [top, bottom] = [d * box.y + f, d * (box.y + box.height) + f]
  const firstRow = (y: number) => Math.min(bottom, Math.max(top, Math.ceil(y - 0.5))) // whose middle is not above it
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  places.slice(1).forEach((end, index) => {
    const start = places[index]!
    const fromY = index === 0 ? top : firstRow(start.y)
    const toY = index === places.length - 2 ? bottom : firstRow(end.y)
    if (toY <= fromY) return
    const gradient = ctx.createLinearGradient(0, start.y, 0, end.y)
    gradient.addColorStop(0, start.colour)
    gradient.addColorStop(1, end.colour)
    ctx.fillStyle = gradient
    ctx.beginPath()
    ctx.rect(a * box.x + e, fromY, a * box.width, toY - fromY)
    ctx.fill()
  })
  ctx.restore()
  return true
}
