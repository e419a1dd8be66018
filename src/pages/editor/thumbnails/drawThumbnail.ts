import type { Card } from '../../../card/card'
import { tonesOfPictures } from '../../../draw/pictures/pictureTones'
import { layoutCardInSteps } from '../../../layout/layoutCard'
import type { View } from '../../../layout/view'
import type { Turns } from './drawQueue'
import { drawScene, type DrawnThumbnail, type ThumbnailBox } from './drawScene'
import { thumbnailPictures as pictures } from './thumbnailPictures'

const TONES_OF = tonesOfPictures(pictures)

/** A card as large as fits into a box. */
export function drawThumbnail(
  card: Card,
  view: View,
  box: ThumbnailBox,
  turns: Turns,
): Promise<DrawnThumbnail> {
  return drawScene((metrics) => layoutCardInSteps(card, metrics, view, TONES_OF), box, turns)
}
