import { memoByObject } from '../scene/memo'
import type { Box, Paint } from '../scene/nodes'
import type { Pictures } from './pictures/images'

/** Results are cached per object, so always get it from `createPaintContext` or `rasterPaintContext`. */
export interface PaintContext {
  /** `grained`: our own; the engine's noise makes a PNG four times larger. */
  gradients: 'grained' | 'native'
  pictures: Pictures
  fillBox?: (ctx: CanvasRenderingContext2D, paint: Paint, box: Box, paintContext: PaintContext) => boolean // set by rasterPaintContext.ts
}

export function createPaintContext(gradients: PaintContext['gradients'], pictures: Pictures): PaintContext {
  return kitsOf(pictures)[gradients]
}

const kitsOf = memoByObject((pictures: Pictures): Record<PaintContext['gradients'], PaintContext> => ({
  grained: { gradients: 'grained', pictures },
  native: { gradients: 'native', pictures },
}))
