import { boundedMemo } from '../../scene/memo'
import { boundsOf, cornersOf, outsetBox } from '../../scene/box'
import type { Box } from '../../scene/nodes'
import { newCanvas } from '../newCanvas'

/** Engines blur the whole card for a card-sized shadow, so a tile with the corners is drawn and stretched. */
export interface CastShadow {
  kind: string // distinguishes tiles beyond the fields below
  frame: Box // logical px; the slices follow this box's edges
  outsidePx: number // how far paint reaches outside the frame
  insidePx: number // how far inside, until it repeats
  blurPx: number
  colour: string
  radiusPx: number
  hiddenIn?: Box // logical px; an opaque box on top, so the part inside it need not be painted
  /** Draws the caster `farPx` left of `frame` (device px); the shadow offset compensates. */
  draw: (target: CanvasRenderingContext2D, frame: Box, scale: number, farPx: number) => void
}

// About 32 MB, a few cards at 4x. In Node, which redraws less, 8 MB: a few at 2x.
const KEPT_PX = typeof document === 'undefined' ? 2_000_000 : 8_000_000
const tiles = boundedMemo<HTMLCanvasElement>(KEPT_PX, ({ width, height }) => width * height)

let slicing = true

/** For tests: draws without slices. */
export function withoutSlices<T>(draw: () => T): T {
  slicing = false
  try {
    return draw()
  } finally {
    slicing = true
  }
}

let asPictures = false

/** Vector formats have no blur, so each shadow is a picture in device px. */
export function withShadowsAsPictures<T>(draw: () => T): T {
  asPictures = true
  try {
    return draw()
  } finally {
    asPictures = false
  }
}

export function paintInSlices(ctx: CanvasRenderingContext2D, shadow: CastShadow): void {
  const matrix = ctx.getTransform()
  const { a: scale, b, c, d, e, f } = matrix
  const upright = b === 0 && c === 0 && scale > 0 && Math.abs(scale - d) < 1e-9
  if (!upright) return asPictures ? paintAsPicture(ctx, shadow, matrix) : paintTurned(ctx, shadow, matrix)

  const frame = {
    x: shadow.frame.x * scale + e,
    y: shadow.frame.y * scale + f,
    width: shadow.frame.width * scale,
    height: shadow.frame.height * scale,
  }
  const outside = Math.ceil(shadow.outsidePx * scale) + 2
  const corner = outside + Math.ceil(shadow.insidePx * scale) + 3
  const left = Math.floor(frame.x) - outside
  const top = Math.floor(frame.y) - outside
  const right = Math.ceil(frame.x + frame.width) + outside
  const bottom = Math.ceil(frame.y + frame.height) + outside
  const side = 2 * corner + 1
  if (!slicing || right - left <= side || bottom - top <= side)
    return asPictures ? paintAsPicture(ctx, shadow, matrix) : paintDirectly(ctx, shadow, frame, scale)

  const inTile = {
    x: frame.x - left,
    y: frame.y - top,
    width: frame.width - (right - left - side),
    height: frame.height - (bottom - top - side),
  }
  const key = [
    shadow.kind,
    shadow.radiusPx,
    shadow.blurPx,
    shadow.colour,
    scale,
    ...Object.values(inTile).map((px) => px.toFixed(4)),
  ].join()
  const tile = tiles(key, () => {
    const target = newCanvas(side, side)
    paintDirectly(target, shadow, inTile, scale)
    return target.canvas
  })
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.imageSmoothingEnabled = false
  const columns = bandsOf(corner, left, right)
  const rows = bandsOf(corner, top, bottom)
  const hidden = shadow.hiddenIn
  const skipsMiddle =
    shadow.outsidePx === 0 || // an inner shadow's middle is empty
    (hidden !== undefined &&
      hidden.x * scale + e <= left + corner &&
      hidden.y * scale + f <= top + corner &&
      (hidden.x + hidden.width) * scale + e >= right - corner &&
      (hidden.y + hidden.height) * scale + f >= bottom - corner)
  for (const [j, [sy, sh, y, h]] of rows.entries()) {
    for (const [i, [sx, sw, x, w]] of columns.entries()) {
      if (!(skipsMiddle && i === 1 && j === 1)) ctx.drawImage(tile, sx, sy, sw, sh, x, y, w, h)
    }
  }
  ctx.restore()
}

type Band = readonly [from: number, length: number, to: number, stretched: number]

function bandsOf(corner: number, start: number, end: number): readonly [Band, Band, Band] {
  return [
    [0, corner, start, corner],
    [corner, 1, start + corner, end - start - 2 * corner],
    [corner + 1, corner, end - corner, corner],
  ]
}

function paintAsPicture(ctx: CanvasRenderingContext2D, shadow: CastShadow, matrix: DOMMatrix): void {
  const reach = outsetBox(shadow.frame, shadow.outsidePx)
  const inPx = boundsOf(cornersOf(reach).map((corner) => matrix.transformPoint(corner)))
  const [x, y] = [Math.floor(inPx.x) - 1, Math.floor(inPx.y) - 1] // one px for smooth edges
  const alone = newCanvas(Math.ceil(inPx.width) + 3, Math.ceil(inPx.height) + 3)
  const { a, b, c, d, e, f } = matrix
  alone.setTransform(a, b, c, d, e - x, f - y)
  paintTurned(alone, shadow, matrix)
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  ctx.imageSmoothingEnabled = false
  ctx.drawImage(alone.canvas, x, y)
  ctx.restore()
}

function paintDirectly(ctx: CanvasRenderingContext2D, shadow: CastShadow, frame: Box, scale: number): void {
  const farPx = throwPx(frame, Math.max(shadow.outsidePx, shadow.insidePx) * scale, ctx.canvas.width)
  ctx.save()
  ctx.setTransform(1, 0, 0, 1, 0, 0)
  castFrom(ctx, shadow, scale, farPx, 0)
  shadow.draw(ctx, frame, scale, farPx)
  ctx.restore()
}

/** In a rotated group both the caster and the shadow's return move along the group's x axis. */
function paintTurned(ctx: CanvasRenderingContext2D, shadow: CastShadow, { a, b }: DOMMatrix): void {
  const scale = Math.hypot(a, b)
  const far = (1 << 15) / scale
  ctx.save()
  castFrom(ctx, shadow, scale, far * a, far * b)
  shadow.draw(ctx, shadow.frame, 1, far)
  ctx.restore()
}

function castFrom(
  ctx: CanvasRenderingContext2D,
  { colour, blurPx }: CastShadow,
  scale: number,
  backX: number,
  backY: number,
): void {
  ctx.fillStyle = '#000'
  ctx.shadowColor = colour
  ctx.shadowBlur = blurPx * scale
  ctx.shadowOffsetX = backX
  ctx.shadowOffsetY = backY
}

/** Moves the caster off the canvas; a power of two keeps its sub-pixel offset. */
function throwPx(frame: Box, reachPx: number, canvasWidthPx: number): number {
  const needed = Math.max(frame.x + frame.width, canvasWidthPx) + reachPx * 2 + 64
  return 2 ** Math.ceil(Math.log2(needed))
}
