import type { Card } from '../card/card'
import { layoutCard } from '../layout/layoutCard'
import type { View } from '../layout/view'
import { browserWorld } from './browserWorld'
import { browserFonts } from './fonts/browserFonts'
import { nextTask } from './nextTask'
import { pictures } from './pictures/images'
import { tonesOfPictures } from './pictures/pictureTones'
import { readyScene, type SceneOutcome } from './readyScene'

const tonesOf = tonesOfPictures(pictures)

/** A card's scene with all that it needs, on a page: laid out in a task of its own, so that the page answers before and after. */
export function readyCard(card: Card, view: View, signal: AbortSignal): Promise<SceneOutcome> {
  const world = browserWorld(view, tonesOf)
  const lay = async () => {
    await nextTask(signal)
    return layoutCard(card, world)
  }
  return readyScene(lay, { fonts: browserFonts, pictures }, signal)
}
