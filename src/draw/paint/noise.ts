import type { Box, NoisePaint } from '../../scene/nodes'
import { seededRandom } from '../../scene/random'
import { newCanvas } from '../newCanvas'

/** Side of the tile of grain, logical px: large enough that its repeat is not seen. */
const TILE_PX = 192

const tiles = new Map<string, HTMLCanvasElement>()

/** Grain over a box: one tile in logical px, smoothed when it is enlarged, so that 1x and 4x show the same specks. */
export function paintNoise(ctx: CanvasRenderingContext2D, paint: NoisePaint, box: Box): void {
  const pattern = ctx.createPattern(tileOf(paint), 'repeat')
  if (!pattern) return
  ctx.imageSmoothingEnabled = true
  ctx.fillStyle = pattern
  ctx.translate(box.x, box.y)
  ctx.fillRect(0, 0, box.width, box.height)
}

function tileOf({ seed, amount }: NoisePaint): HTMLCanvasElement {
  const key = `${seed} ${amount}`
  const known = tiles.get(key)
  if (known) return known
  const ctx = newCanvas(TILE_PX, TILE_PX)
  const pixels = ctx.createImageData(TILE_PX, TILE_PX)
  const random = seededRandom(seed)
  for (let at = 0; at < pixels.data.length; at += 4) {
    const departure = random() + random() - 1 // triangular: most specks are faint
    pixels.data.fill(departure > 0 ? 255 : 0, at, at + 3)
    pixels.data[at + 3] = Math.round(Math.abs(departure) * amount * 255)
  }
  ctx.putImageData(pixels, 0, 0)
  tiles.set(key, ctx.canvas)
  return ctx.canvas
}
