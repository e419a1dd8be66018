import type { Card } from '../../../card/card'
import { browserWorld } from '../../../draw/browserWorld'
import { luminanceMapsOfPictures } from '../../../draw/pictures/luminanceMaps'
import { layoutCard } from '../../../layout/layoutCard'
import type { View } from '../../../layout/view'
import type { Turns } from './drawQueue'
import { drawScene, type DrawnThumbnail, type ThumbnailBox, thumbnailPictures as pictures } from './drawScene'

const luminanceMapOf = luminanceMapsOfPictures(pictures)

export function drawThumbnail(
  card: Card,
  view: View,
  box: ThumbnailBox,
  turns: Turns,
): Promise<DrawnThumbnail> {
  const world = browserWorld(view, luminanceMapOf)
  return drawScene(() => layoutCard(card, world), box, turns)
}
