import { boundedMemo } from '../../../scene/memo'
import { type Turns, createDrawQueue, IN_BACKGROUND } from './drawQueue'
import type { DrawnThumbnail, ThumbnailBox } from './drawScene'
import { msUntilIdle, watchInput } from '../../browser/inputIdle'

const CACHE_BYTES = 8_000_000 // more than all templates and frames on a 2x screen

const cache = boundedMemo<Blob>(CACHE_BYTES, ({ size }) => size)
const shown = new WeakMap<HTMLImageElement, string>()

export type DrawThumbnail = (box: ThumbnailBox, turns: Turns) => Promise<DrawnThumbnail>

/** Draws `what` into an image, from the cache if possible, and not at all if already shown. */
export async function showThumbnail(
  image: HTMLImageElement,
  what: readonly unknown[],
  draw: DrawThumbnail,
  turns: Turns,
): Promise<void> {
  const box = {
    widthPx: image.clientWidth * devicePixelRatio,
    heightPx: image.clientHeight * devicePixelRatio,
  }
  if (box.widthPx === 0 || box.heightPx === 0) return
  const key = JSON.stringify([...what, box])
  if (shown.get(image) === key) return
  const known = cache.find(key)
  if (known) {
    shown.set(image, key)
    await showPng(image, known)
    return
  }
  const drawn = await draw(box, turns)
  if (!drawn) return
  const png = await pngOf(drawn.canvas)
  turns.signal.throwIfAborted()
  shown.delete(image)
  if (drawn.isWhole) {
    cache(key, () => png)
    shown.set(image, key)
  } // Otherwise not cached, so that a missing picture is requested again.
  await showPng(image, png)
}

/** The image keeps its previous content until this one has loaded. */
async function showPng(image: HTMLImageElement, png: Blob): Promise<void> {
  const url = URL.createObjectURL(png)
  image.src = url
  try {
    await image.decode()
  } catch (error) {
    if (image.src === url) throw error // Otherwise the next one is shown already.
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  canvas.width = 0 // its memory is free at once
  if (!png) throw new Error('the browser returned no picture')
  return png
}

watchInput()

const queueDrawing = createDrawQueue({ ...IN_BACKGROUND, msUntilIdle })

/** Draws `what` into an image when its turn comes; returns a cancel function. */
export function queueThumbnail(image: HTMLImageElement, what: readonly unknown[], draw: DrawThumbnail) {
  return queueDrawing((turns) => showThumbnail(image, what, draw, turns))
}
