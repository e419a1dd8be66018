import { useEffect, useRef, useState } from 'react'
import { observe } from 'react-intersection-observer'
import type { Card } from '../../../card/card'
import { placeholderColour } from '../../editor/thumbnails/placeholderColour'
import styles from './ContactSheet.module.css'

const AHEAD = '240px' // drawn before it is scrolled into view

/** What draws comes after the page. */
const importPictures = () => import('./drawPicture')

/** A card as a small picture, drawn by the engine once it is nearly in view; its ground until then. */
export function SheetPicture({ card }: { card: Card }) {
  const image = useRef<HTMLImageElement>(null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const element = image.current
    if (!element) return
    let cancel: (() => void) | undefined
    let isOver = false
    const unobserve = observe(
      element,
      (isInView) => {
        if (!isInView) return
        unobserve()
        importPictures().then(
          ({ showPicture }) => {
            if (!isOver) cancel = showPicture(element, card)
          },
          (error: unknown) => console.warn('the code that draws small pictures did not load', error),
        )
      },
      { rootMargin: AHEAD },
    )
    return () => {
      isOver = true
      unobserve()
      cancel?.()
    }
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
