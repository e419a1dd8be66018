/** This is a chunk of its own, with the engine. */
import type { Card } from '../../../card/card'
import { FULL_VIEW } from '../../../layout/view'
import { sharpBox, drawThumbnail } from '../../shared/thumbnails/drawScene'
import { queueThumbnail } from '../../shared/thumbnails/showThumbnail'

export function showPicture(image: HTMLImageElement, card: Card): () => void {
  return queueThumbnail(image, ['sheet', card], (box, turns) =>
    drawThumbnail(card, FULL_VIEW, sharpBox(box), turns),
  )
}
