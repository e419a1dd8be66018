import type { Box, ImageNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import type { Picture } from '../loadPicture'
import { newCanvas } from '../newCanvas'
import { remembering } from '../remembering'
import { traceBox } from './outline'
import { paintPlaceholder } from './placeholder'

/**
 * A picture fitted into its box. Engines shrink pictures carelessly in one step, so it is scaled to the device
 * size once, by halves, and kept. Blur is the same by way of a small copy: ctx.filter is missing in WebKit.
 */
const KEPT_PX = 24_000_000
const scaled = remembering<HTMLCanvasElement>({
  capacity: KEPT_PX,
  weigh: ({ width, height }) => width * height,
})
const names = new WeakMap<Picture, number>()
let nextName = 0

export function paintImage(ctx: CanvasRenderingContext2D, node: ImageNode, { pictures }: DrawKit): void {
  if (node.width <= 0 || node.height <= 0) return
  const picture = pictures.find(node.src)
  ctx.save()
  ctx.beginPath()
  traceBox(ctx, node, node.radiusPx)
  ctx.clip()
  if (picture === 'failed' && !node.mayBeMissing) paintPlaceholder(ctx, node)
  else if (typeof picture === 'object') paintPicture(ctx, node, picture)
  ctx.restore()
}

function paintPicture(ctx: CanvasRenderingContext2D, node: ImageNode, picture: Picture): void {
  const { a, b } = ctx.getTransform()
  const scale = Math.hypot(a, b)
  const box = fittedBox(node, picture)
  const widthPx = Math.max(1, Math.round(box.width * scale))
  const heightPx = Math.max(1, Math.round(box.height * scale))
  const blurPx = (node.blurPx ?? 0) * scale
  if (!names.has(picture)) names.set(picture, nextName++)
  const key = [names.get(picture), widthPx, heightPx, blurPx].join()
  const copy = scaled(key, () => {
    const sharp = resized(picture.source, picture.widthPx, picture.heightPx, widthPx, heightPx)
    return blurPx > 0 ? blurred(sharp, blurPx) : sharp
  })
  ctx.imageSmoothingQuality = 'high'
  // a blurred picture fades at its rim: drawn a little larger, the rim falls outside the box
  const bleed = node.fit === 'cover' && blurPx > 0 ? (node.blurPx ?? 0) * 0.5 : 0
  ctx.drawImage(copy, box.x - bleed, box.y - bleed, box.width + 2 * bleed, box.height + 2 * bleed)
}

/** Where the whole picture lies: beyond the box when it covers it, inside when it is contained. */
export function fittedBox(
  { x, y, width, height, fit, focus }: Pick<ImageNode, 'fit' | 'focus'> & Box,
  picture: { widthPx: number; heightPx: number },
): Box {
  const across = width / picture.widthPx
  const down = height / picture.heightPx
  const scale = fit === 'cover' ? Math.max(across, down) : Math.min(across, down)
  const shown = { width: picture.widthPx * scale, height: picture.heightPx * scale }
  return { x: x + (width - shown.width) * focus.x, y: y + (height - shown.height) * focus.y, ...shown }
}

/** By halves while more than twice too large, then the last step: every source pixel counts. */
function resized(
  source: CanvasImageSource,
  fromWidthPx: number,
  fromHeightPx: number,
  widthPx: number,
  heightPx: number,
): HTMLCanvasElement {
  let [from, w, h] = [source, fromWidthPx, fromHeightPx]
  while (w > widthPx * 2 && h > heightPx * 2) {
    const [nextW, nextH] = [Math.ceil(w / 2), Math.ceil(h / 2)]
    from = drawn(from, nextW, nextH)
    ;[w, h] = [nextW, nextH]
  }
  return drawn(from, widthPx, heightPx)
}

function drawn(source: CanvasImageSource, widthPx: number, heightPx: number): HTMLCanvasElement {
  const ctx = newCanvas(widthPx, heightPx)
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(source, 0, 0, widthPx, heightPx)
  return ctx.canvas
}

/** Shrunk until the blur is about two pixels wide, then grown back by doublings, which smooths each time. */
function blurred(sharp: HTMLCanvasElement, blurPx: number): HTMLCanvasElement {
  const { width, height } = sharp
  const steps = Math.max(1, Math.round(Math.log2(Math.max(2, blurPx))))
  const sizes = Array.from({ length: steps }, (_, step) => [
    Math.max(1, Math.round(width / 2 ** (step + 1))),
    Math.max(1, Math.round(height / 2 ** (step + 1))),
  ]) as [number, number][]
  let copy = sharp
  for (const [w, h] of sizes) copy = drawn(copy, w, h)
  for (const [w, h] of [...sizes.slice(0, -1).reverse(), [width, height] as const]) copy = drawn(copy, w, h)
  return copy
}
