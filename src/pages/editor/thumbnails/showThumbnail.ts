import type { Card } from '../../../card/card'
import { copyOnto } from '../../../draw/drawOnto'
import type { View } from '../../../layout/view'
import { boundedMemo } from '../../../scene/memo'
import type { Turns } from './drawQueue'
import { drawThumbnail } from './drawThumbnail'

const KEPT_PX = 4_000_000 // 16 MB: all templates and frames on a screen of twice the pixels

const kept = boundedMemo<HTMLCanvasElement>(KEPT_PX, ({ width, height }) => width * height)
const shown = new WeakMap<HTMLCanvasElement, string>()

/** Puts the card's picture on a canvas of the page: nothing to do if it is there, kept from before if it can be. */
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
  const known = kept.find(key)
  if (known) {
    copyOnto(canvas, known)
    shown.set(canvas, key)
    return
  }
  const drawn = await drawThumbnail(card, view, box, turns)
  if (!drawn) return
  copyOnto(canvas, drawn.canvas)
  if (!drawn.isWhole) return // a picture that did not come is asked for again
  kept(key, () => drawn.canvas)
  shown.set(canvas, key)
}
