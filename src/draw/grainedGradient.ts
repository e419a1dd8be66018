import { boundedMemo } from '../scene/memo'
import type { Box, LinearGradient } from '../scene/nodes'
import { thresholdAt } from '../scene/thresholds'
import { rampOf, steepnessOf } from './gradientMath'
import { newCanvas } from './newCanvas'

/** Engines' own gradients show bands, or a noise that makes files four times larger. */
const SPECK_PX = 2 // logical
const STEEPEST = 2 // levels per logical px: beyond it specks would be seen, and bands are not
const RAMP = 4096 // colours along the gradient

const KEPT_PX = 4_000_000 // 16 MB
const pictures = boundedMemo<HTMLCanvasElement>(KEPT_PX, ({ width, height }) => width * height)

/** null if the engine's gradient is as good. Set imageSmoothingEnabled = false before filling with it. */
export function grainedGradient(
  ctx: CanvasRenderingContext2D,
  gradient: LinearGradient,
  box: Box,
): CanvasPattern | null {
  if (steepnessOf(gradient) > STEEPEST) return null
  const origin = { x: Math.floor(box.x) - SPECK_PX, y: Math.floor(box.y) - SPECK_PX }
  const columns = Math.ceil((box.x + box.width - origin.x) / SPECK_PX) + 1
  const rows = Math.ceil((box.y + box.height - origin.y) / SPECK_PX) + 1
  const { stops, from, to } = gradient
  const key = JSON.stringify([stops, from.x - origin.x, from.y - origin.y, to.x - from.x, to.y - from.y])
  const picture = pictures(`${key} ${columns} ${rows}`, () => drawSpecks(gradient, origin, columns, rows))
  const pattern = ctx.createPattern(picture, 'repeat')
  pattern?.setTransform(new DOMMatrix([SPECK_PX, 0, 0, SPECK_PX, origin.x, origin.y]))
  return pattern
}

/** One pixel for each speck. Plain loops, since this dominates the first card's painting. */
function drawSpecks(
  { stops, from, to }: LinearGradient,
  origin: { x: number; y: number },
  columns: number,
  rows: number,
): HTMLCanvasElement {
  const ctx = newCanvas(columns, rows)
  const specks = ctx.createImageData(columns, rows)
  const { data } = specks
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const ramp = sampled(stops)
  const perPx = (RAMP - 1) / (dx * dx + dy * dy)
  for (let row = 0, at = 0; row < rows; row++) {
    const y = origin.y + (row + 0.5) * SPECK_PX - from.y
    for (let column = 0; column < columns; column++) {
      const x = origin.x + (column + 0.5) * SPECK_PX - from.x
      const along = Math.min(RAMP - 1, Math.max(0, Math.round((x * dx + y * dy) * perPx))) * 4
      const threshold = thresholdAt(column, row)
      for (let channel = along; channel < along + 4; channel++)
        data[at++] = Math.floor(ramp[channel]! + threshold)
    }
  }
  ctx.putImageData(specks, 0, 0)
  return ctx.canvas
}

/** Four channels for each of RAMP places. */
function sampled(stops: LinearGradient['stops']): Float64Array {
  const colourAt = rampOf(stops)
  const ramp = new Float64Array(RAMP * 4)
  for (let i = 0; i < RAMP; i++) {
    const { r, g, b, a } = colourAt(i / (RAMP - 1))
    ramp.set([r, g, b, a * 255], i * 4)
  }
  return ramp
}
