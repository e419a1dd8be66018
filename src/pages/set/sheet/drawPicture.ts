/** What draws the contact sheet: the engine of all cards, as thumbnails are drawn. In a chunk of its own. */
import type { Card } from '../../../card/card'
import { FULL_VIEW } from '../../../layout/view'
import { sharpBox } from '../../shared/thumbnails/drawScene'
import { drawThumbnail } from '../../shared/thumbnails/drawThumbnail'
import { showThumbnail } from '../../shared/thumbnails/showThumbnail'
import { queueDrawing } from '../../shared/thumbnails/thumbnailQueue'

/** Shows a card in an image of the page when its turn comes; the returned function calls it off. */
export function showPicture(image: HTMLImageElement, card: Card): () => void {
  return queueDrawing((turns) =>
    showThumbnail(
      image,
      ['sheet', card],
      (box) => drawThumbnail(card, FULL_VIEW, sharpBox(box), turns),
      turns,
    ),
  )
}
