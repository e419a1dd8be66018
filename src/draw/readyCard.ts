import type { Card } from '../card/card'
import { loadedFeatures } from '../layout/features'
import { layoutCard } from '../layout/layoutCard'
import type { View } from '../layout/view'
import { browserFonts } from './fonts/browserFonts'
import { browserMetrics } from './fonts/browserMetrics'
import { nextTask } from './inSlices'
import { pictures } from './pictures/images'
import { tonesOfPictures } from './pictures/pictureTones'
import { readyScene, type SceneOutcome } from './readyScene'

const tonesOf = tonesOfPictures(pictures)

/** A card's scene with all that it needs, on a page: laid out in a task of its own, so that the page answers before and after. */
export function readyCard(card: Card, view: View, signal: AbortSignal): Promise<SceneOutcome> {
  const world = { metrics: browserMetrics, view, tonesOf, features: loadedFeatures }
  const lay = async () => {
    await nextTask(signal)
    return layoutCard(card, world)
  }
  return readyScene(lay, { fonts: browserFonts, pictures }, signal)
}
