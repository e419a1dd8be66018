import { parseColour } from '../../scene/colour'
import type {
  Box,
  LinearGradient,
  Paint,
  RadialGradient,
  OpacityGrid,
  DotPattern,
  StripePattern,
} from '../../scene/nodes'
import type { PaintContext } from '../paintContext'
import { isOpaque, nativeStops } from '../gradientMath'
import { grainedGradient } from '../grainedGradient'
import { paintNoise } from './noise'
import { opacityOfPatch } from '../../look/scrim'
import { latestByObject } from '../../scene/memo'
import { newCanvas } from '../newCanvas'

/** Opacities are sampled and drawn enlarged, as layout computed them. */
const SAMPLES = 6 // per standard deviation

const samplesOf = latestByObject(drawSamples, (_, { x, y }, columns, rows) => [x, y, columns, rows].join())

/** `bounds`: the area covered, needed by grained gradients and patterns; null if unknown (a path). */
export function fillPaint(
  ctx: CanvasRenderingContext2D,
  paint: Paint,
  bounds: Box | null,
  outline: { fill: () => void; clip: () => void },
  paintContext: PaintContext,
): void {
  ctx.save()
  if (typeof paint === 'string' || 'stops' in paint) {
    ctx.imageSmoothingEnabled = false // A grained gradient must not be smoothed.
    ctx.fillStyle = plainStyle(ctx, paint, bounds, paintContext)
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

export function plainStyle(
  ctx: CanvasRenderingContext2D,
  paint: string | LinearGradient | RadialGradient,
  bounds: Box | null,
  paintContext: PaintContext,
): string | CanvasGradient | CanvasPattern {
  if (typeof paint === 'string') return paint
  if (paint.type === 'radial') return radial(ctx, paint)
  const isGrained = paintContext.gradients === 'grained' && bounds
  return (isGrained && grainedGradient(ctx, paint, bounds)) || linear(ctx, paint)
}

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

function paintOpacityGrid(ctx: CanvasRenderingContext2D, paint: OpacityGrid, box: Box): void {
  const step = paint.sigmaPx / SAMPLES
  const [columns, rows] = [Math.ceil(box.width / step), Math.ceil(box.height / step)]
  const canvas = samplesOf(paint, box, columns, rows, step)
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'low' // Linear interpolation between samples this close is within half a level.
  // One extra sample per side keeps the box away from the small picture's edge.
  ctx.drawImage(canvas, box.x - step, box.y - step, (columns + 2) * step, (rows + 2) * step)
}

function drawSamples(
  paint: OpacityGrid,
  box: Box,
  columns: number,
  rows: number,
  step: number,
): HTMLCanvasElement {
  const { r, g, b } = parseColour(paint.colour) ?? { r: 0, g: 0, b: 0 }
  const opacityAt = opacityOfPatch(paint)
  const ctx = newCanvas(columns + 2, rows + 2)
  const pixels = ctx.createImageData(columns + 2, rows + 2)
  const { data } = pixels
  for (let row = 0, to = 0; row < rows + 2; row++) {
    for (let column = 0; column < columns + 2; column++) {
      const alpha = opacityAt(box.x + (column - 0.5) * step, box.y + (row - 0.5) * step)
      data[to++] = r
      data[to++] = g
      data[to++] = b
      data[to++] = Math.round(alpha * 255)
    }
  }
  ctx.putImageData(pixels, 0, 0)
  return ctx.canvas
}

/** Outlines are exact at every scale; centred, so that opposite sides are cut alike. */

function paintDots(ctx: CanvasRenderingContext2D, { colour, pitchPx, radiusPx }: DotPattern, box: Box): void {
  ctx.fillStyle = colour
  ctx.beginPath()
  const rowPx = pitchPx / 2
  const rows = Math.ceil((box.height / 2 + radiusPx) / rowPx)
  const columns = Math.ceil((box.width / 2 + radiusPx) / pitchPx) + 1
  const [middleX, middleY] = [box.x + box.width / 2, box.y + box.height / 2]
  for (let row = -rows; row <= rows; row++) {
    const shiftPx = row % 2 === 0 ? 0 : rowPx // Every second row is staggered by half a pitch.
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

function paintStripes(ctx: CanvasRenderingContext2D, stripes: StripePattern, box: Box): void {
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
