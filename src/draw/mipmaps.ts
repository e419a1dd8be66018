import { memoByObject } from '../scene/memo'
import { newCanvas } from './newCanvas'
import type { Picture } from './pictures/picture'

/**
 * Mipmaps: a picture at half its size, a quarter, an eighth and so on, each made from the one before and kept as long
 * as the picture is. Engines sample badly when they shrink by more than two, and a part of a large photo is drawn at
 * every step of a drag.
 */
const mipmapsOf = memoByObject((picture: Picture): Picture[] => [picture])

/** The smallest copy that still has `scale` of the picture's pixels a side, 0 to 1. */
export function mipmapFor(picture: Picture, scale: number): Picture {
  const mipmaps = mipmapsOf(picture)
  const level = Math.max(0, Math.floor(Math.log2(1 / Math.max(scale, 1e-4)) + 1e-6))
  while (mipmaps.length <= level) {
    const smallest = mipmaps.at(-1) as Picture
    if (smallest.widthPx < 4 || smallest.heightPx < 4) break
    mipmaps.push(halfSize(smallest))
  }
  return mipmaps[Math.min(level, mipmaps.length - 1)] as Picture
}

function halfSize({ source, widthPx, heightPx }: Picture): Picture {
  const [width, height] = [Math.ceil(widthPx / 2), Math.ceil(heightPx / 2)]
  const ctx = newCanvas(width, height)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(source, 0, 0, width, height)
  return { source: ctx.canvas, widthPx: width, heightPx: height }
}
