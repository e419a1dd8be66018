import { memoByObject } from '../scene/memo'
import type { Box, Paint } from '../scene/nodes'
import type { Pictures } from './pictures/images'

/** What drawing needs besides the nodes. Results are cached by kit, so always get it from `drawKit` or `rasterKit`. */
export interface PaintContext {
  /**
   * `strip`: linear gradients with a grain of our own in place of the engine's noise, which makes a PNG four times larger.
   * `native`: the engine's own gradients: for JPEG, where the noise costs nothing and hides bands, and where speed matters.
   */
  gradients: 'strip' | 'native'
  pictures: Pictures
  fillBox?: (ctx: CanvasRenderingContext2D, paint: Paint, box: Box, paintContext: PaintContext) => boolean // rasterKit.ts
}

/** The same object for the same arguments. */
export function createPaintContext(gradients: PaintContext['gradients'], pictures: Pictures): PaintContext {
  return kitsOf(pictures)[gradients]
}

const kitsOf = memoByObject((pictures: Pictures): Record<PaintContext['gradients'], PaintContext> => {
  return { strip: { gradients: 'strip', pictures }, native: { gradients: 'native', pictures } }
})
