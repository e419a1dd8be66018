import type { Card } from '../../../card/card'
import { FULL_VIEW } from '../../../layout/view'
import { createDrawQueue, IN_BACKGROUND } from '../../shared/thumbnails/drawQueue'
import { drawThumbnail } from '../../shared/thumbnails/drawScene'
import { msUntilIdleAtRest, watchInput } from '../../browser/inputIdle'
import { showThumbnail } from '../../shared/thumbnails/showThumbnail'

watchInput()

const queueDrawing = createDrawQueue({ ...IN_BACKGROUND, msUntilIdle: msUntilIdleAtRest })

export function showCard(image: HTMLImageElement, card: Card): () => void {
  return queueDrawing((turns) =>
    showThumbnail(image, [card], (box) => drawThumbnail(card, FULL_VIEW, box, turns), turns),
  )
}
