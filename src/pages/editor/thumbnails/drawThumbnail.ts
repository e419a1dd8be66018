import type { Card } from '../../../card/card'
import { tonesOfPictures } from '../../../draw/pictures/pictureTones'
import { browserMetrics } from '../../../draw/fonts/browserMetrics'
import { loadedFeatures } from '../../../layout/features'
import { layoutCard } from '../../../layout/layoutCard'
import type { View } from '../../../layout/view'
import type { Turns } from './drawQueue'
import { drawScene, type DrawnThumbnail, type ThumbnailBox } from './drawScene'
import { thumbnailPictures as pictures } from './thumbnailPictures'

const tonesOf = tonesOfPictures(pictures)

/** A card as large as fits into a box. */
export function drawThumbnail(
  card: Card,
  view: View,
  box: ThumbnailBox,
  turns: Turns,
): Promise<DrawnThumbnail> {
  const world = { metrics: browserMetrics, view, tonesOf, features: loadedFeatures }
  return drawScene(() => layoutCard(card, world), box, turns)
}
