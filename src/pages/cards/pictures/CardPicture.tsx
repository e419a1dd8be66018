import { useEffect, useRef, useState } from 'react'
import type { Card } from '../../../card/card'
import { pictureStore } from '../../../draw/pictures/pictureStore'
import { placeholderColour } from '../../editor/thumbnails/placeholderColour'
import styles from './CardPicture.module.css'

/** What draws comes after the page, and offline from the edition's files. */
const importPictures = () => import('./keptPictures')

/** A card as a small picture, drawn while nobody scrolls; its ground until then. Says nothing: a name stands beside it. */
export function CardPicture({ card, widthPx, heightPx }: { card: Card; widthPx: number; heightPx: number }) {
  const image = useRef<HTMLImageElement>(null)
  const [isShown, setShown] = useState(false)
  const [widthKey, heightKey] = [Math.round(widthPx), Math.round(heightPx)]
  useEffect(() => {
    let isLeft = false
    let cancel: () => void = () => undefined
    const show = () => {
      importPictures().then(
        ({ showCard }) => {
          if (isLeft || !image.current) return
          cancel()
          cancel = showCard(image.current, card)
        },
        (error: unknown) => console.warn('a small picture is not drawn', error),
      )
    }
    show()
    const stop = pictureStore.onKept(show) // it may be the one that was missing
    return () => {
      isLeft = true
      stop()
      cancel()
    }
  }, [card, widthKey, heightKey])
  return (
    <span
      className={styles.picture}
      style={{ background: isShown ? 'none' : placeholderColour(card.settings) }}
    >
      <img
        ref={image}
        alt=""
        draggable={false}
        className={styles.image}
        style={{ width: widthPx, height: heightPx }}
        onLoad={() => setShown(true)}
      />
    </span>
  )
}
