import { intersectBoxes, outsetBox, fittedBox } from '../../scene/box'
import { GAUSSIAN_REACH } from '../../scene/gaussianWeights'
import { latestByObject, memoByObject } from '../../scene/memo'
import type { Box, ImageNode } from '../../scene/nodes'
import type { PaintContext } from '../paintContext'
import { blurredPixels } from '../gaussian'
import type { Picture } from '../pictures/picture'
import { newCanvas } from '../newCanvas'
import { traceBox } from '../inkBox'

/** Engines sample badly when shrinking by more than two, and a drag redraws a photo at every step. */
const mipmapsOf = memoByObject((picture: Picture): Picture[] => [picture])

/** Draws only the visible part. Blur is computed small, since WebKit has no ctx.filter. */
const SIGMA_PX = 4 // blur in the small picture; smooth when enlarged, and cheap
const MAX_PX = 500_000 // limit of the small picture, reached by a weak blur over a whole card

export function paintImage(ctx: CanvasRenderingContext2D, node: ImageNode, { pictures }: PaintContext): void {
  if (node.width <= 0 || node.height <= 0 || node.isAwaited) return
  const picture = pictures.find(node.src)
  ctx.save()
  ctx.beginPath()
  traceBox(ctx, node, node.radiusPx)
  ctx.clip()
  // A full-card picture has words on it, so its placeholder has no icon.
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
  // A contained picture ends inside the box, so its edge stays sharp.
  ctx.beginPath()
  ctx.rect(whole.x, whole.y, whole.width, whole.height)
  ctx.clip()
  const { canvas, box } = blurredPart(picture, whole, node, blurPx)
  ctx.drawImage(canvas, box.x, box.y, box.width, box.height)
}

function drawPart(
  ctx: CanvasRenderingContext2D,
  picture: Picture,
  whole: Box,
  seen: Box,
  scale: number,
): void {
  const copy = mipmapFor(picture, (whole.width * scale) / picture.widthPx)
  const part = intersectBoxes(whole, outsetBox(seen, 2 / scale)) // margin for smoothing
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

const blurredPart = latestByObject(drawBlurred, (_, whole, { x, y, width, height }, blurPx) =>
  [x, y, width, height, whole.x, whole.y, whole.width, blurPx].join(),
)

function drawBlurred(picture: Picture, whole: Box, seen: Box, blurPx: number) {
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
  const overlap = 0.5 / scale // The edge is half transparent between two pixels.
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

/** The smallest mipmap with at least `scale` (0..1) of the picture's pixels per side. */
function mipmapFor(picture: Picture, scale: number): Picture {
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

function paintPlaceholder(ctx: CanvasRenderingContext2D, box: Box, hasIcon: boolean): void {
  ctx.fillStyle = '#E4E1DB'
  ctx.fillRect(box.x, box.y, box.width, box.height)
  if (!hasIcon) return
  const size = Math.min(96, box.width * 0.4, box.height * 0.4)
  ctx.translate(box.x + box.width / 2 - size / 2, box.y + box.height / 2 - size / 2)
  ctx.scale(size / 24, size / 24)
  ctx.strokeStyle = '#A8A29A'
  ctx.fillStyle = '#A8A29A'
  ctx.lineWidth = 1.4
  ctx.lineJoin = 'round'
  ctx.beginPath()
  ctx.roundRect(3, 4, 18, 16, 1.5)
  ctx.moveTo(3, 17)
  ctx.lineTo(8.5, 11.5)
  ctx.lineTo(13, 16)
  ctx.lineTo(16, 13)
  ctx.lineTo(21, 18)
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(16, 8.6, 1.5, 0, Math.PI * 2)
  ctx.fill()
}
