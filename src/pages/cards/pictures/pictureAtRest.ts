import type { Card } from '../../../card/card'
import { pictureStore } from '../../../draw/pictures/pictureStore'
import { msUntilRest, watchScroll } from '../../browser/scrollRest'

/** What draws comes after the page, and offline from the edition's files. */
const importPictures = () => import('./keptPictures')

interface Wanted {
  imageOf: () => HTMLImageElement
  card: Card
  cancel: (() => void) | null // once it is queued
}

/** A picture that comes into view costs one entry here: what makes it is asked for when the scrolling rests. */
const wanted = new Set<Wanted>()
let isPlanned = false
let isWatching = false

/**
 * Shows a card in an image when nobody scrolls, and again when a picture arrives; the returned function cancels that.
 * @param imageOf finds or makes the image, on the page
 */
export function showAtRest(imageOf: () => HTMLImageElement, card: Card): () => void {
  if (!isWatching) watch()
  const one: Wanted = { imageOf, card, cancel: null }
  wanted.add(one)
  plan()
  return () => {
    wanted.delete(one)
    one.cancel?.()
  }
}

function watch(): void {
  isWatching = true
  watchScroll()
  pictureStore.onKept(() => {
    // It may be the one that was missing.
    for (const one of wanted) {
      one.cancel?.()
      one.cancel = null
    }
    plan()
  })
}

function plan(): void {
  if (isPlanned) return
  isPlanned = true
  setTimeout(queueAll, msUntilRest())
}

function queueAll(): void {
  isPlanned = false
  if (msUntilRest() > 0) return plan()
  importPictures().then(
    ({ showCard }) => {
      for (const one of wanted) one.cancel ??= showCard(one.imageOf(), one.card)
    },
    (error: unknown) => console.warn('small pictures are not drawn', error),
  )
}
