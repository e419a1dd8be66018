import { boundedMemo } from '../scene/memo'
import type { Box, LinearGradient } from '../scene/nodes'
import { seededRandom } from '../scene/random'
import { rampOf, reachOver } from './gradientMath'
import { newCanvas } from './newCanvas'

/**
 * Skia's dithering makes a 4x gradient PNG four times larger; other engines show bands. This strip of 4096
 * colours has its own repeating grain, which compresses well and is equal in every engine.
 */
const STRIP_PX = 4096
const MAX_REACH = 3 // beyond this, too few of the strip's colours fall on the gradient
const GRAIN = { speckPx: 2, across: 16, levels: 1 } // logical px; specks per repeat; max difference between two roundings, in levels
const INSIDE_PX = 0.25 // keeps pixel centres from falling between two specks

const KEPT_PX = 32 * STRIP_PX * GRAIN.across // 16 MB
const strips = boundedMemo<HTMLCanvasElement>(KEPT_PX, ({ width, height }) => width * height)

/** Set imageSmoothingEnabled = false before filling with this pattern. */
export function gradientStrip(
  ctx: CanvasRenderingContext2D,
  gradient: LinearGradient,
  box: Box,
): CanvasPattern | null {
  const { from, to } = reachOver(gradient, box)
  const dx = gradient.to.x - gradient.from.x
  const dy = gradient.to.y - gradient.from.y
  const lengthPx = Math.hypot(dx, dy)
  if (to - from > MAX_REACH || lengthPx === 0) return null
  const key = JSON.stringify([gradient.stops, from.toFixed(4), to.toFixed(4), Math.round(lengthPx)])
  const strip = strips(key, () =>
    drawStrip(gradient, from, to, Math.ceil(((to - from) * lengthPx) / GRAIN.speckPx)),
  )
  const pattern = ctx.createPattern(strip, 'repeat')
  if (!pattern) return null
  const perPx = (to - from) / STRIP_PX
  const [acrossX, acrossY] = [(-dy / lengthPx) * GRAIN.speckPx, (dx / lengthPx) * GRAIN.speckPx]
  pattern.setTransform(
    new DOMMatrix([
      dx * perPx,
      dy * perPx,
      acrossX,
      acrossY,
      gradient.from.x + dx * from + INSIDE_PX * acrossX,
      gradient.from.y + dy * from + INSIDE_PX * acrossY,
    ]),
  )
  return pattern
}

/** `cells`: logical px along the strip. Plain loops, since this dominates the first card's painting. */
function drawStrip({ stops }: LinearGradient, from: number, to: number, cells: number): HTMLCanvasElement {
  const ctx = newCanvas(STRIP_PX, GRAIN.across)
  const strip = ctx.createImageData(STRIP_PX, GRAIN.across)
  const { data } = strip
  const colourAt = rampOf(stops)
  const ramp = new Float64Array(STRIP_PX * 4)
  for (let i = 0, at = 0; i < STRIP_PX; i++) {
    const { r, g, b, a } = colourAt(from + ((i + 0.5) / STRIP_PX) * (to - from))
    ramp[at++] = r
    ramp[at++] = g
    ramp[at++] = b
    ramp[at++] = a
  }
  const random = seededRandom('grain')
  const roundings = new Float32Array(cells * GRAIN.across)
  for (let i = 0; i < roundings.length; i++) roundings[i] = 0.5 + GRAIN.levels * (random() - 0.5)
  let at = 0
  for (let row = 0; row < GRAIN.across; row++) {
    for (let i = 0, of = 0; i < STRIP_PX; i++, of += 4) {
      const rounding = roundings[row * cells + Math.floor((i / STRIP_PX) * cells)]!
      const a = ramp[of + 3]!
      const alpha = a * 255
      data[at++] = Math.floor(ramp[of]! + rounding) // values out of range are clamped
      data[at++] = Math.floor(ramp[of + 1]! + rounding)
      data[at++] = Math.floor(ramp[of + 2]! + rounding)
      data[at++] = a > 0 && a < 1 ? Math.floor(alpha + rounding) : alpha
    }
  }
  ctx.putImageData(strip, 0, 0)
  return ctx.canvas
}
