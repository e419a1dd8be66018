import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState, memo } from 'react'
import { observe } from 'react-intersection-observer'
import { pictureStore } from '../../../draw/pictures/pictureStore'
import { editorScene } from '../../../state/editorScene'
import styles from './ThumbnailImage.module.css'
import { type DrawThumbnail, queueThumbnail } from '../../shared/thumbnails/showThumbnail'
import type { CardSettings } from '../../../card/settings'
import type { View } from '../../../layout/view'
import { cardSubjectAtom } from '../../../state/card'
import { drawThumbnail } from '../../shared/thumbnails/drawScene'

const AHEAD = '120px' // draws before it scrolls into view

interface ThumbnailImageProps {
  what: readonly unknown[] // names the picture, compared as JSON
  draw: DrawThumbnail
}

/**
 * Draws once in view after the card, and again when `what` changes. An <img>, since each canvas is a layer
 * the browser visits every frame.
 */
export function ThumbnailImage({ what, draw }: ThumbnailImageProps) {
  const isCardShown = useAtomValue(editorScene.isShownAtom)
  const image = useRef<HTMLImageElement>(null)
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    const element = image.current
    if (!element) return
    return observe(element, setInView, { root: element.closest('[role="tabpanel"]'), rootMargin: AHEAD })
  }, [])

  const key = JSON.stringify(what)
  const drawNow = useEffectEvent(draw)
  useEffect(() => {
    const element = image.current
    if (!element || !isCardShown || !isInView) return
    const begin = () => queueThumbnail(element, [key], (box, turns) => drawNow(box, turns))
    let cancel = begin()
    // Redraws thumbnails that lacked a picture, which may be this one.
    const stop = pictureStore.onKept(() => {
      cancel()
      cancel = begin()
    })
    return () => {
      stop()
      cancel()
    }
  }, [key, isCardShown, isInView])

  return <img ref={image} alt="" decoding="sync" draggable={false} className={styles.image} />
}

/** Edits appear once saved. */
export const CardThumbnail = memo(function CardThumbnail(props: { settings: CardSettings; view: View }) {
  const { settings, view } = props
  const subject = useAtomValue(cardSubjectAtom)
  if (!subject) return null
  const card = { ...subject, settings }
  return <ThumbnailImage what={[card, view]} draw={(box, turns) => drawThumbnail(card, view, box, turns)} />
})
