import { memoByObject } from '../scene/memo'
import type { Pictures } from './pictures/images'

/** What drawing needs beside the nodes. What was worked out for a node is remembered by it: take it from `drawKit`. */
export interface DrawKit {
  /**
   * `strip`: linear gradients without the engine's dithering noise, which quarters a PNG.
   * `native`: the engine's own gradient: for JPEG, where the noise costs nothing and hides bands, and where it has to be quick.
   */
  gradients: 'strip' | 'native'
  pictures: Pictures
}

/** The one kit of its kind. */
export function drawKit(gradients: DrawKit['gradients'], pictures: Pictures): DrawKit {
  return kitsOf(pictures)[gradients]
}

const kitsOf = memoByObject((pictures: Pictures): Record<DrawKit['gradients'], DrawKit> => {
  return { strip: { gradients: 'strip', pictures }, native: { gradients: 'native', pictures } }
})
