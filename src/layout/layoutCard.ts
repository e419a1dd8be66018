import { pictureOf, type Card } from '../card/card'
import type { TonesOf } from '../look/pictureTones'
import type { Scene } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics'
import { frontOf } from './cardFront'
import { wordsAt, type WordsAt } from './pictureUnder'
import { productSettings } from './productSettings'
import { layoutSheet } from './sheet'
import { cardSize, FULL_VIEW, type View } from './view'

/**
 * A card as a scene: the one door that preview, export, thumbnails and server enter by. Pure: the same card, metrics,
 * view and tones give the same scene, in logical px. Text that does not fit ends in an ellipsis and says so in
 * `notices`. `tonesOf` tells how light a picture is; without it words on a picture lie on a scrim that is always enough.
 */
export function layoutCard(
  card: Card,
  metrics: TextMetrics,
  view: View = FULL_VIEW,
  tonesOf: TonesOf = () => null,
): Scene {
  const settings = card.kind === 'product' ? productSettings(card.settings) : card.settings
  const size = cardSize(settings.aspectRatio, view)
  const sheetFor = (words: WordsAt | null) =>
    layoutSheet(settings, size, photoOf(card), {
      weather: view.weather,
      tonesOf,
      words,
    })
  const bare = sheetFor(null)
  const { picture } = bare
  // Where words come to stand on a picture decides its scrim, and that their inks.
  const sheet = picture
    ? sheetFor(wordsAt(frontOf(bare, card, metrics, view).blocks, picture.view.box))
    : bare
  return {
    ...size,
    still: sheet.nodes,
    ...frontOf(sheet, card, metrics, view),
    ...(sheet.leastDim === undefined ? {} : { leastDim: sheet.leastDim }),
  }
}

/** The picture that a frame may show as its photo; '' for none. */
function photoOf(card: Card): string {
  return card.kind === 'product' && !card.settings.showPicture ? '' : pictureOf(card)
}
