import { msUntilIdle, watchInput } from '../../browser/inputIdle'
import { createDrawQueue, IN_BACKGROUND } from './drawQueue'
import { showThumbnail, type DrawThumbnail } from './showThumbnail'

watchInput()

const queueDrawing = createDrawQueue({ ...IN_BACKGROUND, msUntilIdle })

/** Draws `what` into an image when its turn comes; returns a cancel function. */
export function queueThumbnail(image: HTMLImageElement, what: readonly unknown[], draw: DrawThumbnail) {
  return queueDrawing((turns) => showThumbnail(image, what, draw, turns))
}
