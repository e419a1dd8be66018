import { useEffect, useRef } from 'react'
import type { Card } from '../../../card/card'
import { memoByObject } from '../../../scene/memo'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'
import styles from './CardPicture.module.css'
import { pictureStore } from '../../../draw/pictures/pictureStore'
import { msUntilRest, watchScroll } from '../../browser/inputIdle'

const importPictures = () => import('./keptPictures')

interface Wanted {
  imageOf: () => HTMLImageElement
  card: Card
  cancel: (() => void) | null
}

/** Code is requested when scrolling rests. */
const wanted = new Set<Wanted>()
let isPlanned = false
let isWatching = false

/**
 * Drawn while nobody scrolls. The image is added with its content, since empty images dominate the list's
 * layout.
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

function imageIn(place: HTMLElement): HTMLImageElement {
  const known = place.querySelector('img')
  if (known) return known
  const image = new Image()
  image.alt = ''
  image.draggable = false
  // A card with a margin shows the page, not its own background.
  image.addEventListener('load', () => (place.dataset['drawn'] = ''))
  place.append(image)
  return image
}

const groundOf = memoByObject(placeholderColour)

/** Draws again when a picture arrives; returns a cancel function. */
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
