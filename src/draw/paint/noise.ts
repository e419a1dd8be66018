import { boundedMemo } from '../../scene/memo'
import type { Box, NoisePaint } from '../../scene/nodes'
import { seededRandom } from '../../scene/random'
import { newCanvas } from '../newCanvas'

/** Side of the tile of grain, logical px: so large that no repetition is visible. */
const TILE_PX = 192

const KEPT = 16 // about 2.4 MB
const tiles = boundedMemo<HTMLCanvasElement>(KEPT)

/** Grain over a box: one tile in logical px, smoothed when enlarged, so that 1x and 4x show the same specks. */
export function paintNoise(ctx: CanvasRenderingContext2D, paint: NoisePaint, box: Box): void {
  const pattern = ctx.createPattern(
    tiles(`${paint.seed} ${paint.amount}`, () => drawTile(paint)),
    'repeat',
  )
  if (!pattern) return
  ctx.imageSmoothingEnabled = true
  ctx.fillStyle = pattern
  ctx.translate(box.x, box.y)
  ctx.fillRect(0, 0, box.width, box.height)
}

function drawTile({ seed, amount }: NoisePaint): HTMLCanvasElement {
  const ctx = newCanvas(TILE_PX, TILE_PX)
  const pixels = ctx.createImageData(TILE_PX, TILE_PX)
  const random = seededRandom(seed)
  for (let at = 0; at < pixels.data.length; at += 4) {
    const departure = random() + random() - 1 // triangular: most specks are faint
    pixels.data.fill(departure > 0 ? 255 : 0, at, at + 3)
    pixels.data[at + 3] = Math.round(Math.abs(departure) * amount * 255)
  }
  ctx.putImageData(pixels, 0, 0)
  return ctx.canvas
}
