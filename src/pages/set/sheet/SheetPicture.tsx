import { useEffect, useRef, useState } from 'react'
import type { Card } from '../../../card/card'
import { drawOnceInView } from '../../browser/drawOnceInView'
import { placeholderColour } from '../../shared/thumbnails/placeholderColour'
import styles from './ContactSheet.module.css'

/** What draws comes after the page. */
const importDrawing = () => import('./drawPicture')

/** A card as a small picture, drawn by the engine once it is nearly in view; its ground until then. */
export function SheetPicture({ card }: { card: Card }) {
  const image = useRef<HTMLImageElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = image.current
    if (!element) return
    return drawOnceInView(element, importDrawing, ({ showPicture }) => showPicture(element, card))
  }, [card])
  return (
    <span
      className={styles.ground}
      style={{ background: isShown ? 'none' : placeholderColour(card.settings) }}
    >
      <img
        ref={image}
        alt=""
        decoding="sync"
        draggable={false}
        className={styles.image}
        onLoad={() => setShown(true)}
      />
    </span>
  )
}
