import type { Card } from '../../../card/card'
import { FULL_VIEW } from '../../../layout/view'
import { createDrawQueue } from '../../editor/thumbnails/drawQueue'
import { drawThumbnail } from '../../editor/thumbnails/drawThumbnail'
import { msUntilIdle, watchInput } from '../../editor/thumbnails/inputIdle'
import { showThumbnail } from '../../editor/thumbnails/showThumbnail'

/** What draws the small pictures; the page comes before it. Nothing is drawn while the page is scrolled. */
const REST_AFTER_MS = 150

let lastScrollMs = -Infinity

watchInput()
addEventListener('scroll', () => (lastScrollMs = performance.now()), { capture: true, passive: true })

const queueDrawing = createDrawQueue({
  soon: (run) => {
    if (typeof scheduler === 'object') void scheduler.postTask(run, { priority: 'background' })
    else setTimeout(run, 10) // WebKit
  },
  later: (run, ms) => void setTimeout(run, ms),
  msUntilIdle: () => Math.max(msUntilIdle(), lastScrollMs + REST_AFTER_MS - performance.now(), 0),
})

/** Shows a card in an image as soon as there is time for it; the returned function cancels that. */
export function showCard(image: HTMLImageElement, card: Card): () => void {
  return queueDrawing((turns) =>
    showThumbnail(image, [card], (box) => drawThumbnail(card, FULL_VIEW, box, turns), turns),
  )
}
