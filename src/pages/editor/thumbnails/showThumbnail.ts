import type { Card } from '../../../card/card'
import { copyOnto } from '../../../draw/drawOnto'
import type { View } from '../../../layout/view'
import { boundedMemo } from '../../../scene/memo'
import type { Turns } from './drawQueue'
import { drawThumbnail } from './drawThumbnail'

const CACHE_PX = 4_000_000 // 16 MB: all templates and frames on a 2x screen

const cache = boundedMemo<HTMLCanvasElement>(CACHE_PX, ({ width, height }) => width * height)
const shown = new WeakMap<HTMLCanvasElement, string>()

/** Draws the card on a canvas of the page; from the cache if possible, and not at all if already shown. */
export async function showThumbnail(
  canvas: HTMLCanvasElement,
  card: Card,
  view: View,
  turns: Turns,
): Promise<void> {
  const box = {
    widthPx: canvas.clientWidth * devicePixelRatio,
    heightPx: canvas.clientHeight * devicePixelRatio,
  }
  if (box.widthPx === 0 || box.heightPx === 0) return
  const key = JSON.stringify([card, view, box])
  if (shown.get(canvas) === key) return
  const known = cache.find(key)
  if (known) {
    copyOnto(canvas, known)
    shown.set(canvas, key)
    return
  }
  const drawn = await drawThumbnail(card, view, box, turns)
  if (!drawn) return
  copyOnto(canvas, drawn.canvas)
  if (!drawn.isWhole) return // not cached, so that a missing picture is requested again
  cache(key, () => drawn.canvas)
  shown.set(canvas, key)
}
