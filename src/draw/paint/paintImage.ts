import { intersectBoxes, outsetBox, fittedBox } from '../../scene/box'
import { GAUSSIAN_REACH } from '../../scene/gaussianWeights'
import { latestByObject } from '../../scene/memo'
import type { Box, ImageNode } from '../../scene/nodes'
import type { DrawKit } from '../drawKit'
import { blurredPixels } from '../gaussian'
import { mipmapFor } from '../mipmaps'
import type { Picture } from '../pictures/picture'
import { newCanvas } from '../newCanvas'
import { traceBox } from './outline'
import { paintPlaceholder } from './placeholder'

/**
 * A picture fitted into its box. Only the visible part is drawn, from a mipmap at most twice too large. A blur leaves
 * no detail finer than itself, so it is computed small, once for preview and export; WebKit has no ctx.filter.
 */
const SIGMA_PX = 4 // of the blur in the small picture: smooth when enlarged, and cheap
const MAX_PX = 500_000 // in the small picture, reached by a weak blur over a whole card

export function paintImage(ctx: CanvasRenderingContext2D, node: ImageNode, { pictures }: DrawKit): void {
  if (node.width <= 0 || node.height <= 0 || node.isAwaited) return
  const picture = pictures.find(node.src)
  ctx.save()
  ctx.beginPath()
  traceBox(ctx, node, node.radiusPx)
  ctx.clip()
  // Words lie on a picture that fills the card: in its place there is no icon.
  if (picture === 'failed' && !node.mayBeMissing) paintPlaceholder(ctx, node, node.block !== 'picture')
  else if (typeof picture === 'object') paintPicture(ctx, node, picture)
  ctx.restore()
}

function paintPicture(ctx: CanvasRenderingContext2D, node: ImageNode, picture: Picture): void {
  const { a, b } = ctx.getTransform()
  const whole = fittedBox(node, picture)
  const blurPx = node.blurPx ?? 0
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  if (blurPx <= 0) return drawPart(ctx, picture, whole, node, Math.hypot(a, b))
  // A contained picture ends inside the box: its edge stays sharp.
  ctx.beginPath()
  ctx.rect(whole.x, whole.y, whole.width, whole.height)
  ctx.clip()
  const { canvas, box } = blurredPart(picture, whole, node, blurPx)
  ctx.drawImage(canvas, box.x, box.y, box.width, box.height)
}

/** The part within `seen` of a picture that covers `whole`, on a canvas of `scale` device px per logical one. */
function drawPart(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  whole: Box,
  seen: Box,
  scale: number,
): void {
  const copy = mipmapFor(picture, (whole.width * scale) / picture.widthPx)
  const part = intersectBoxes(whole, outsetBox(seen, 2 / scale)) // a margin that smoothing reads
  if (part.width <= 0 || part.height <= 0) return
  const [across, down] = [copy.widthPx / whole.width, copy.heightPx / whole.height]
  ctx.drawImage(
    copy.source,
    (part.x - whole.x) * across,
    (part.y - whole.y) * down,
    part.width * across,
    part.height * down,
    part.x,
    part.y,
    part.width,
    part.height,
  )
}

interface BlurredPart {
  canvas: HTMLCanvasElement
  box: Box // logical px
}

const blurredPart = latestByObject(drawBlurred, (_, whole, { x, y, width, height }, blurPx) =>
  [x, y, width, height, whole.x, whole.y, whole.width, blurPx].join(),
)

function drawBlurred(picture: Picture, whole: Box, seen: Box, blurPx: number): BlurredPart {
  const around = outsetBox(seen, blurPx * GAUSSIAN_REACH)
  const scale = Math.min(SIGMA_PX / blurPx, Math.sqrt(MAX_PX / (around.width * around.height)))
  const [widthPx, heightPx] = [Math.ceil(around.width * scale), Math.ceil(around.height * scale)]
  const box = { x: around.x, y: around.y, width: widthPx / scale, height: heightPx / scale }
  const ctx = newCanvas(widthPx, heightPx)
  ctx.scale(scale, scale)
  ctx.translate(-box.x, -box.y)
  ctx.imageSmoothingQuality = 'high'
  drawContinued(ctx, picture, whole, around, scale)
  const blurred = ctx.createImageData(widthPx, heightPx)
  blurred.data.set(blurredPixels(ctx.getImageData(0, 0, widthPx, heightPx), blurPx * scale, 1, false))
  ctx.putImageData(blurred, 0, 0)
  return { canvas: ctx.canvas, box }
}

/** The picture, with its outermost pixels repeated beyond the edges, where a blur reads them. */
function drawContinued(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  whole: Box,
  seen: Box,
  scale: number,
): void {
  drawPart(ctx, picture, whole, seen, scale)
  const { source, widthPx, heightPx } = mipmapFor(picture, (whole.width * scale) / picture.widthPx)
  const far = seen.width + seen.height + whole.width + whole.height
  const overlap = 0.5 / scale // the edge itself is half transparent where it lies between two pixels
  const right = whole.x + whole.width
  const bottom = whole.y + whole.height
  const columns = [
    [0, 1, whole.x - far, far + overlap],
    [0, widthPx, whole.x, whole.width],
    [widthPx - 1, 1, right - overlap, far],
  ] as const
  const rows = [
    [0, 1, whole.y - far, far + overlap],
    [0, heightPx, whole.y, whole.height],
    [heightPx - 1, 1, bottom - overlap, far],
  ] as const
  for (const [across, [sx, sw, x, width]] of columns.entries()) {
    for (const [down, [sy, sh, y, height]] of rows.entries()) {
      const isPicture = across === 1 && down === 1
      const strip = { x, y, width, height }
      const part = intersectBoxes(strip, seen)
      if (!isPicture && part.width > 0 && part.height > 0)
        ctx.drawImage(source, sx, sy, sw, sh, x, y, width, height)
    }
  }
}
