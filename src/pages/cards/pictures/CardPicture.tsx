import { useEffect, useRef } from 'react'
import type { Card } from '../../../card/card'
import { memoByObject } from '../../../scene/memo'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'
import styles from './CardPicture.module.css'
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
 * A card as a small picture, drawn while nobody scrolls; its ground until then. Says nothing: a name stands beside it. Its image
 * comes with what it shows: an empty one takes longer to lay out and to paint than all else in the list.
 */
export function CardPicture({ card, widthPx, heightPx }: { card: Card; widthPx: number; heightPx: number }) {
  const place = useRef<HTMLSpanElement>(null)
  const [widthKey, heightKey] = [Math.round(widthPx), Math.round(heightPx)]
  useEffect(() => {
    const element = place.current
    return element ? showAtRest(() => imageIn(element), card) : undefined
  }, [card, widthKey, heightKey])
  return (
    <span
      ref={place}
      className={styles.picture}
      style={{ width: widthPx, height: heightPx, background: groundOf(card.settings) }}
    />
  )
}

/** The image of a place, which is its own: React puts nothing there. */
function imageIn(place: HTMLElement): HTMLImageElement {
  const known = place.querySelector('img')
  if (known) return known
  const image = new Image()
  image.alt = ''
  image.draggable = false
  // A card with a margin stands on the page, not on its ground.
  image.addEventListener('load', () => (place.dataset['drawn'] = ''))
  place.append(image)
  return image
}

const groundOf = memoByObject(placeholderColour)

/**
 * Shows a card in an image when nobody scrolls, and again when a picture arrives; the returned function cancels that.
 * @param imageOf finds or makes the image, on the page
 */
function showAtRest(imageOf: () => HTMLImageElement, card: Card): () => void {
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
