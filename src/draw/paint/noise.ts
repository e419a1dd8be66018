import { boundedMemo } from '../../scene/memo'
import type { Box, NoisePaint } from '../../scene/nodes'
import { seededRandom } from '../../scene/random'
import { newCanvas } from '../newCanvas'

/** Side of the grain tile in logical px; large enough to hide repetition. */
const TILE_PX = 192

const KEPT = 16 // about 2.4 MB
const tiles = boundedMemo<HTMLCanvasElement>(KEPT)
const KEPT_PX = 1_500_000 // about 6 MB
const enlarged = boundedMemo<HTMLCanvasElement>(KEPT_PX, ({ width, height }) => width * height)

/** It is in logical px and smoothed when enlarged, so that 1x and 4x show the same specks. */
export function paintNoise(ctx: CanvasRenderingContext2D, paint: NoisePaint, box: Box): void {
  const key = `${paint.seed} ${paint.amount}`
  const tile = tiles(key, () => drawTile(paint))
  ctx.translate(box.x, box.y)
  const scale = wholeScale(ctx)
  if (scale === null) {
    fillWith(ctx, tile, box.width, box.height)
    return
  }
  const large = scale === 1 ? tile : enlarged(`${key} ${scale}`, () => drawEnlarged(tile, scale))
  const { e, f } = ctx.getTransform()
  ctx.setTransform(1, 0, 0, 1, e, f)
  fillWith(ctx, large, box.width * scale, box.height * scale)
}

function fillWith(
  ctx: CanvasRenderingContext2D,
  tile: HTMLCanvasElement,
  width: number,
  height: number,
): void {
  const pattern = ctx.createPattern(tile, 'repeat')
  if (!pattern) return
  ctx.imageSmoothingEnabled = true
  ctx.fillStyle = pattern
  ctx.fillRect(0, 0, width, height)
}

/** Smoothing the whole card took five times as long. null unless grain falls on whole device px. */
function wholeScale(ctx: CanvasRenderingContext2D): number | null {
  const { a, b, c, d, e, f } = ctx.getTransform()
  const isUpright = b === 0 && c === 0 && a === d && a >= 1
  return isUpright && [a, e, f].every(Number.isInteger) ? a : null
}

function drawEnlarged(tile: HTMLCanvasElement, scale: number): HTMLCanvasElement {
  const ctx = newCanvas(TILE_PX * scale, TILE_PX * scale)
  ctx.scale(scale, scale)
  fillWith(ctx, tile, TILE_PX, TILE_PX)
  return ctx.canvas
}

function drawTile({ seed, amount }: NoisePaint): HTMLCanvasElement {
  const ctx = newCanvas(TILE_PX, TILE_PX)
  const pixels = ctx.createImageData(TILE_PX, TILE_PX)
  const random = seededRandom(seed)
  for (let at = 0; at < pixels.data.length; at += 4) {
    const departure = random() + random() - 1 // triangular distribution, so most specks are faint
    pixels.data.fill(departure > 0 ? 255 : 0, at, at + 3)
    pixels.data[at + 3] = Math.round(Math.abs(departure) * amount * 255)
  }
  ctx.putImageData(pixels, 0, 0)
  return ctx.canvas
}
