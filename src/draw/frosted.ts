import { boundsOf, cornersOf, outsetBox } from '../scene/box'
import { GAUSSIAN_REACH } from '../scene/gaussianWeights'
import { memoByObject } from '../scene/memo'
import type { Box, GroupNode } from '../scene/nodes'
import type { PaintContext } from './paintContext'
import { blurredPixels } from './gaussian'
import { inkBox, traceBox } from './inkBox'
import { newCanvas } from './newCanvas'
import { picturesOf } from './pictures/picture'

/** The same small blurred picture, enlarged, serves preview and export. */
const SIGMA_PX = 3 // blur in the small picture; smooth when enlarged (4 takes 2.3 times as long)
const MAX_PX = 400_000 // limit of the small picture, reached by a weak blur over a whole card

interface Frosted {
  canvas: HTMLCanvasElement
  box: Box // logical px
  pictures: readonly unknown[]
}

const frostedByContext = memoByObject((_paintContext: PaintContext) => new WeakMap<GroupNode, Frosted>())

export type DrawSmall = (at: Box, scale: number, widthPx: number, heightPx: number) => HTMLCanvasElement

export function paintFrosted(
  ctx: CanvasRenderingContext2D,
  node: GroupNode,
  paintContext: PaintContext,
  drawSmall: DrawSmall,
): void {
  const area = node.clip ?? inkOf(node, ctx)
  if (area.width <= 0 || area.height <= 0) return
  const { canvas, box } = frosted(node, area, paintContext, drawSmall)
  ctx.save()
  if (node.clip) {
    ctx.beginPath()
    traceBox(ctx, node.clip, node.clip.radiusPx)
    ctx.clip()
  }
  ctx.imageSmoothingEnabled = true
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(canvas, box.x, box.y, box.width, box.height)
  ctx.restore()
}

/** Cached for preview and export. */
function frosted(node: GroupNode, area: Box, paintContext: PaintContext, drawSmall: DrawSmall): Frosted {
  const ofContext = frostedByContext(paintContext)
  const pictures = picturesOf({ still: node.children, live: [] }).map((src) =>
    paintContext.pictures.find(src),
  )
  const before = ofContext.get(node)
  if (before?.pictures.every((picture, at) => picture === pictures[at])) return before
  const drawn = { ...drawFrosted(node, area, drawSmall), pictures }
  ofContext.set(node, drawn)
  return drawn
}

function drawFrosted(
  { blurPx = 0, saturation = 1, clip }: GroupNode,
  area: Box,
  drawSmall: DrawSmall,
): Pick<Frosted, 'canvas' | 'box'> {
  const around = outsetBox(area, blurPx * GAUSSIAN_REACH)
  const scale = Math.min(SIGMA_PX / Math.max(blurPx, 1), Math.sqrt(MAX_PX / (around.width * around.height)))
  const [widthPx, heightPx] = [Math.ceil(around.width * scale), Math.ceil(around.height * scale)]
  const box = { x: around.x, y: around.y, width: widthPx / scale, height: heightPx / scale }
  const small = drawSmall(box, scale, widthPx, heightPx)
  const sharp = (small.getContext('2d') as CanvasRenderingContext2D).getImageData(0, 0, widthPx, heightPx)
  const keepsOpaque =
    clip !== undefined && isOpaqueWithin(sharp, Math.ceil(blurPx * GAUSSIAN_REACH * scale) + 1)
  const pixels = blurredPixels(sharp, blurPx * scale, saturation, keepsOpaque)
  const ctx = newCanvas(widthPx, heightPx)
  const blurred = ctx.createImageData(widthPx, heightPx)
  blurred.data.set(pixels)
  ctx.putImageData(blurred, 0, 0)
  return { canvas: ctx.canvas, box }
}

function isOpaqueWithin({ data, width, height }: ImageData, marginPx: number): boolean {
  for (let y = marginPx; y < height - marginPx; y++) {
    for (let x = marginPx; x < width - marginPx; x++) {
      if ((data[(y * width + x) * 4 + 3] as number) < 255) return false
    }
  }
  return true
}

/** For a group without a clip: the children's bounds within the canvas, in whole logical px. */
function inkOf({ children }: GroupNode, ctx: CanvasRenderingContext2D): Box {
  const inverse = ctx.getTransform().inverse()
  const { width, height } = ctx.canvas
  const corners = cornersOf({ x: 0, y: 0, width, height })
  const shown = boundsOf(corners.map((corner) => inverse.transformPoint(corner)))
  const ink = boundsOf(children.map(inkBox).flatMap(cornersOf))
  const left = Math.round(Math.max(shown.x, ink.x))
  const top = Math.round(Math.max(shown.y, ink.y))
  return {
    x: left,
    y: top,
    width: Math.round(Math.min(shown.x + shown.width, ink.x + ink.width)) - left,
    height: Math.round(Math.min(shown.y + shown.height, ink.y + ink.height)) - top,
  }
}
