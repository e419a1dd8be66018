import type { Card } from '../card/card'
import { layoutCard } from '../layout/layoutCard'
import type { View } from '../layout/view'
import { browserWorld } from './fonts/browserMetrics'
import { browserFonts } from './fonts/browserFonts'
import { nextTask } from './tasks'
import { pictures } from './pictures/images'
import { luminanceMapsOfPictures } from './pictures/luminanceMaps'
import { readyScene, type SceneOutcome } from './readyScene'

const luminanceMapOf = luminanceMapsOfPictures(pictures)

export function readyCard(card: Card, view: View, signal: AbortSignal): Promise<SceneOutcome> {
  const world = browserWorld(view, luminanceMapOf)
  const layout = async () => {
    await nextTask(signal)
    return layoutCard(card, world)
  }
  return readyScene(layout, { fonts: browserFonts, pictures }, signal)
}
