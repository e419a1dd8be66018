import { boundedMemo } from '../../scene/memo'
import { boundsOf, cornersOf, outsetBox } from '../../scene/box'
import type { Box } from '../../scene/nodes'
import { newCanvas } from '../newCanvas'

/**
 * For a shadow as large as the card the engine blurs the whole card: 139 of 204 ms at 4x, again at every keystroke.
 * But apart from its corners a box's shadow repeats itself, so it is drawn once, at device scale, on a tile just large
 * enough for the corners, and the edges are stretched from one row or column of it.
 * The tile's box has the same fractions of a pixel as the box, so the result equals direct drawing.
 */
export interface CastShadow {
  kind: string // what makes two tiles differ besides the fields below
  frame: Box // logical px; the box whose edges the slices follow
  outsidePx: number // how far paint reaches beyond the frame
  insidePx: number // and into it until it repeats
  blurPx: number
  colour: string
  radiusPx: number
  hiddenIn?: Box // logical px; an opaque box above it: the part inside need not be painted
  /** Draws the shape that casts it `farPx` left of `frame` (device px); the shadow offset makes up for that. */
  draw: (target: CanvasRenderingContext2D, frame: Box, scale: number, farPx: number) => void
}

// Enough for a few cards at 4x, about 32 MB. In Node cards are not redrawn all the time: a few at 2x, 8 MB.
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

/** For vectors, which have no blur: no shadow is left to the engine, each is a picture in device px. */
export function withShadowsAsPictures<T>(draw: () => T): T {
  asPictures = true
  try {
    return draw()
  } finally {
    asPictures = false
  }
}

/** Paints the shadow in slices, or directly where the box is too small or turned. */
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
  // source start and length, target start and length: corner, middle, corner
  const columns = bandsOf(corner, left, right)
  const rows = bandsOf(corner, top, bottom)
  const hidden = shadow.hiddenIn
  const skipsMiddle =
    shadow.outsidePx === 0 || // empty in an inner shadow
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

/** Paints on a canvas of its own, as large as the shadow reaches on this one, and lays that on this one, pixel on pixel. */
function paintAsPicture(ctx: CanvasRenderingContext2D, shadow: CastShadow, matrix: DOMMatrix): void {
  const reach = outsetBox(shadow.frame, shadow.outsidePx)
  const inPx = boundsOf(cornersOf(reach).map((corner) => matrix.transformPoint(corner)))
  const [x, y] = [Math.floor(inPx.x) - 1, Math.floor(inPx.y) - 1] // a pixel for smooth edges
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

/** In a rotated group the caster is moved along the group's x axis, and the shadow moved back along it. */
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

/** So far that the caster is outside the canvas; a power of two keeps its fractions of a pixel. */
function throwPx(frame: Box, reachPx: number, canvasWidthPx: number): number {
  const needed = Math.max(frame.x + frame.width, canvasWidthPx) + reachPx * 2 + 64
  return 2 ** Math.ceil(Math.log2(needed))
}
