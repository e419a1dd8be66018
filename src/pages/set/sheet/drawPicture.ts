/** What draws the contact sheet: the engine of all cards, as thumbnails are drawn. In a chunk of its own. */
import type { Card } from '../../../card/card'
import { FULL_VIEW } from '../../../layout/view'
import type { ThumbnailBox } from '../../editor/thumbnails/drawScene'
import { drawThumbnail } from '../../editor/thumbnails/drawThumbnail'
import { showThumbnail } from '../../editor/thumbnails/showThumbnail'
import { queueDrawing } from '../../editor/thumbnails/thumbnailQueue'

const LEAST_RATIO = 2 // device px for each CSS px: letters a few px high would stand at uneven distances

/** Shows a card in an image of the page when its turn comes; the returned function calls it off. */
export function showPicture(image: HTMLImageElement, card: Card): () => void {
  return queueDrawing((turns) =>
    showThumbnail(image, ['sheet', card], (box) => drawThumbnail(card, FULL_VIEW, sharp(box), turns), turns),
  )
}

function sharp({ widthPx, heightPx }: ThumbnailBox): ThumbnailBox {
  const times = Math.max(1, LEAST_RATIO / devicePixelRatio)
  return { widthPx: widthPx * times, heightPx: heightPx * times }
}
