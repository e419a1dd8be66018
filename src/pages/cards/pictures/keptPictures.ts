import type { Card } from '../../../card/card'
import { FULL_VIEW } from '../../../layout/view'
import { createDrawQueue } from '../../shared/thumbnails/drawQueue'
import { drawThumbnail } from '../../shared/thumbnails/drawScene'
import { msUntilIdleAtRest, watchInput } from '../../browser/inputIdle'
import { showThumbnail } from '../../shared/thumbnails/showThumbnail'

watchInput()

const queueDrawing = createDrawQueue({
  soon: (run) => {
    if (typeof scheduler === 'object') void scheduler.postTask(run, { priority: 'background' })
    else setTimeout(run, 10) // for WebKit
  },
  later: (run, ms) => void setTimeout(run, ms),
  msUntilIdle: msUntilIdleAtRest,
})

export function showCard(image: HTMLImageElement, card: Card): () => void {
  return queueDrawing((turns) =>
    showThumbnail(image, [card], (box) => drawThumbnail(card, FULL_VIEW, box, turns), turns),
  )
}
