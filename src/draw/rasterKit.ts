import { memoByObject } from '../scene/memo'
import { drawKit, type DrawKit } from './drawKit'
import { fillBox } from './paint/quickFill'
import type { Pictures } from './pictures/images'

/**
 * A kit for pixels, which paints some gradients in quicker ways. As vectors each of their pieces would be a shape; home's first
 * card, which has none of them, does without the code.
 */
export function rasterKit(gradients: DrawKit['gradients'], pictures: Pictures): DrawKit {
  return quick(drawKit(gradients, pictures))
}

const quick = memoByObject((kit: DrawKit): DrawKit => ({ ...kit, fillBox }))
