import { outsetBox, unionOf } from '../../scene/box'
import type { Box, BoxShadow } from '../../scene/nodes'
import { traceBox } from '../inkBox'
import { paintInSlices, type CastShadow } from './nineSlice'

/** Canvas lacks CSS's spread and clip, so the caster is drawn off-canvas and shadowOffset moves it back. */

interface Caster {
  box: Box
  radiusPx: number
}

/** A blur reaches 3 σ; in CSS and on a canvas blur = 2 σ. */
const REACH_PER_BLUR = 1.5

/** Clipped out under the box, unless an opaque box hides it anyway. */
export function paintOuterShadow(
  ctx: CanvasRenderingContext2D,
  { box, radiusPx, opaque }: Caster & { opaque: boolean },
  shadow: BoxShadow,
): void {
  const caster = {
    ...outsetBox(box, shadow.spreadPx),
    x: box.x + shadow.dx - shadow.spreadPx,
    y: box.y + shadow.dy - shadow.spreadPx,
  }
  if (caster.width <= 0 || caster.height <= 0) return
  const radius = spreadRadius(radiusPx, shadow.spreadPx)
  const reachPx = shadow.blurPx * REACH_PER_BLUR
  const cast: CastShadow = {
    kind: 'outer',
    frame: caster,
    outsidePx: reachPx,
    insidePx: reachPx + radius,
    blurPx: shadow.blurPx,
    colour: shadow.colour,
    radiusPx: radius,
    ...(opaque && { hiddenIn: outsetBox(box, -radiusPx) }),
    draw: (target, frame, scale, farPx) => {
      target.beginPath()
      traceBox(target, { ...frame, x: frame.x - farPx }, radius * scale)
      target.fill()
    },
  }
  ctx.save()
  if (!opaque) {
    ctx.beginPath()
    traceBox(ctx, outsetBox(unionOf([caster, box]), reachPx + 8))
    traceBox(ctx, box, radiusPx)
    ctx.clip('evenodd')
  }
  paintInSlices(ctx, cast)
  ctx.restore()
}

export function paintInnerShadow(
  ctx: CanvasRenderingContext2D,
  { box, radiusPx }: Caster,
  shadow: BoxShadow,
): void {
  const { dx, dy, spreadPx, blurPx } = shadow
  const radius = spreadRadius(radiusPx, -spreadPx)
  const reachPx = blurPx * REACH_PER_BLUR
  const cast: CastShadow = {
    kind: `inner ${dx} ${dy} ${spreadPx} ${radiusPx}`,
    frame: box,
    outsidePx: 0,
    insidePx:
      reachPx + Math.max(radius, radiusPx) + Math.max(0, spreadPx) + Math.max(Math.abs(dx), Math.abs(dy)),
    blurPx,
    colour: shadow.colour,
    radiusPx: radius,
    draw: (target, frame, scale, farPx) => {
      target.save()
      target.beginPath()
      traceBox(target, frame, radiusPx * scale)
      target.clip()
      const hole = {
        x: frame.x + (dx + spreadPx) * scale,
        y: frame.y + (dy + spreadPx) * scale,
        width: frame.width - 2 * spreadPx * scale,
        height: frame.height - 2 * spreadPx * scale,
      }
      target.beginPath()
      const rim = outsetBox(unionOf([frame, hole]), reachPx * scale * 2 + 8)
      traceBox(target, { ...rim, x: rim.x - farPx })
      traceBox(target, { ...hole, x: hole.x - farPx }, radius * scale)
      target.fill('evenodd')
      target.restore()
    },
  }
  paintInSlices(ctx, cast)
}

/** CSS Backgrounds 3, §7.1.1: a sharp corner stays sharp; a small radius grows by less than the spread. */
export function spreadRadius(radiusPx: number, spreadPx: number): number {
  if (radiusPx <= 0) return 0
  if (spreadPx <= 0 || radiusPx >= spreadPx) return Math.max(0, radiusPx + spreadPx)
  return radiusPx + spreadPx * (1 + (radiusPx / spreadPx - 1) ** 3)
}
