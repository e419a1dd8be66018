import { parseColour } from '../../scene/colour'
import type { Box, LinearGradient, Paint, RadialGradient } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import { isOpaque, nativeStops } from '../gradientMath'
import { gradientStrip } from '../gradientStrip'
import { paintOpacityGrid } from './opacityGrid'
import { paintNoise } from './noise'
import { paintDots, paintStripes } from './patterns'

/**
 * Fills a shape with any paint. `bounds` is what the shape covers (null when unknown: a path), which a
 * gradient strip and the patterns need; `fill` and `clip` use the shape's outline.
 */
export function fillPaint(
  ctx: CanvasRenderingContext2D,
  paint: Paint,
  bounds: Box | null,
  outline: { fill: () => void; clip: () => void },
  kit: DrawKit,
): void {
  ctx.save()
  if (typeof paint === 'string' || 'stops' in paint) {
    ctx.imageSmoothingEnabled = false // a gradient strip must not be smoothed
    ctx.fillStyle = plainStyle(ctx, paint, bounds, kit)
    outline.fill()
  } else {
    outline.clip()
    const covered = bounds ?? { x: 0, y: 0, width: ctx.canvas.width, height: ctx.canvas.height }
    if (paint.type === 'dots') paintDots(ctx, paint, covered)
    else if (paint.type === 'stripes') paintStripes(ctx, paint, covered)
    else if (paint.type === 'opacityGrid') paintOpacityGrid(ctx, paint, covered)
    else paintNoise(ctx, paint, covered)
  }
  ctx.restore()
}

/** What a canvas takes as fillStyle or strokeStyle. */
export function plainStyle(
  ctx: CanvasRenderingContext2D,
  paint: string | LinearGradient | RadialGradient,
  bounds: Box | null,
  kit: DrawKit,
): string | CanvasGradient | CanvasPattern {
  if (typeof paint === 'string') return paint
  if (paint.type === 'radial') return radial(ctx, paint)
  const strip = kit.gradients === 'strip' && bounds ? gradientStrip(ctx, paint, bounds) : null
  return strip ?? linear(ctx, paint)
}

/** True when the paint is opaque. */
export function hidesWhatIsBelow(paint: Paint | undefined): boolean {
  if (paint === undefined) return false
  if (typeof paint === 'string') return (parseColour(paint)?.a ?? 0) >= 1
  return 'stops' in paint && isOpaque(paint.stops)
}

function linear(ctx: CanvasRenderingContext2D, { from, to, stops }: LinearGradient): CanvasGradient {
  const gradient = ctx.createLinearGradient(from.x, from.y, to.x, to.y)
  for (const { at, colour } of nativeStops(stops)) gradient.addColorStop(at, colour)
  return gradient
}

function radial(
  ctx: CanvasRenderingContext2D,
  { centre, radiusPx, focus, stops }: RadialGradient,
): CanvasGradient {
  const start = focus ?? centre
  const gradient = ctx.createRadialGradient(start.x, start.y, 0, centre.x, centre.y, radiusPx)
  for (const { at, colour } of nativeStops(stops)) gradient.addColorStop(at, colour)
  return gradient
}
