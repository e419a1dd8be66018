import type { Picture } from './pictures/picture'
import { newCanvas } from './newCanvas'

/**
 * A picture at half its size, a quarter, an eighth and so on, each made from the one before and kept as long as the
 * picture is: engines shrink carelessly by more than two, and a part of a large photo is wanted at every step of a drag.
 */
const known = new WeakMap<Picture, Picture[]>()

/** The smallest copy that still has `scale` of the picture's pixels a side, 0 to 1. */
export function copyFor(picture: Picture, scale: number): Picture {
  const copies = known.get(picture) ?? [picture]
  known.set(picture, copies)
  const steps = Math.max(0, Math.floor(Math.log2(1 / Math.max(scale, 1e-4)) + 1e-6))
  while (copies.length <= steps) {
    const last = copies.at(-1) as Picture
    if (last.widthPx < 4 || last.heightPx < 4) break
    copies.push(halved(last))
  }
  return copies[Math.min(steps, copies.length - 1)] as Picture
}

function halved({ source, widthPx, heightPx }: Picture): Picture {
  const [width, height] = [Math.ceil(widthPx / 2), Math.ceil(heightPx / 2)]
  const ctx = newCanvas(width, height)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(source, 0, 0, width, height)
  return { source: ctx.canvas, widthPx: width, heightPx: height }
}
