import { boundedMemo } from '../scene/memo'
import type { Box, ColourStop, LinearGradient } from '../scene/nodes'
import { isVeryFlat, rampOf, reachOver } from './gradientMath'
import { newCanvas } from './newCanvas'

/**
 * Skia dithers every gradient (±1 noise), which makes a 4x PNG four times larger and slower to encode.
 * Here a gradient is a row of 4096 colours, drawn as a rotated nearest-neighbour pattern: no noise, and
 * quicker. For a gradient so flat that bands might be visible there is none (null): the engine's own is used.
 */
const STRIP_PX = 4096
const MAX_REACH = 3 // beyond it too few of the strip's colours would fall on the gradient itself

const strips = boundedMemo<HTMLCanvasElement>(32)

/** A pattern that paints `gradient` over `box`; set imageSmoothingEnabled = false before filling with it. */
export function gradientStrip(
  ctx: CanvasRenderingContext2D,
  gradient: LinearGradient,
  box: Box,
): CanvasPattern | null {
  const { from, to } = reachOver(gradient, box)
  if (to - from > MAX_REACH || isVeryFlat(gradient)) return null
  const key = JSON.stringify([gradient.stops, from.toFixed(4), to.toFixed(4)])
  const strip = strips(key, () => drawStrip(gradient.stops, from, to))
  const pattern = ctx.createPattern(strip, 'repeat')
  if (!pattern) return null
  const dx = gradient.to.x - gradient.from.x
  const dy = gradient.to.y - gradient.from.y
  const perPx = (to - from) / STRIP_PX
  pattern.setTransform(
    new DOMMatrix([
      dx * perPx,
      dy * perPx,
      -dy,
      dx,
      gradient.from.x + dx * from,
      gradient.from.y + dy * from,
    ]),
  )
  return pattern
}

function drawStrip(stops: readonly ColourStop[], from: number, to: number): HTMLCanvasElement {
  const ctx = newCanvas(STRIP_PX, 1)
  const row = ctx.createImageData(STRIP_PX, 1)
  const { data } = row
  const colourAt = rampOf(stops)
  for (let i = 0; i < STRIP_PX; i++) {
    const { r, g, b, a } = colourAt(from + ((i + 0.5) / STRIP_PX) * (to - from))
    data[i * 4] = Math.round(r)
    data[i * 4 + 1] = Math.round(g)
    data[i * 4 + 2] = Math.round(b)
    data[i * 4 + 3] = Math.round(a * 255)
  }
  ctx.putImageData(row, 0, 0)
  return ctx.canvas
}
