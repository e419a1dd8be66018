import type { Pictures } from './images'

/** What drawing needs beside the nodes. Keep one object per purpose: drawn attributes are remembered by it. */
export interface DrawKit {
  /**
   * `strip`: linear gradients without the engine's dithering noise, which quarters a PNG (stack.md, Speed 3).
   * `native`: the engine's own gradient, for JPEG, where the noise costs nothing and hides bands.
   */
  gradients: 'strip' | 'native'
  pictures: Pictures
}
