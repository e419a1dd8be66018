import { useEffect, useRef } from 'react'
import type { Card } from '../../../card/card'
import { memoByObject } from '../../../scene/memo'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'
import styles from './CardPicture.module.css'
import { showAtRest } from './pictureAtRest'

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
