import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { pictureStore } from '../../../draw/pictures/pictureStore'
import { editorScene } from '../../../state/editorScene'
import type { Turns } from '../../shared/thumbnails/drawQueue'
import styles from './ThumbnailImage.module.css'
import { queueDrawing } from '../../shared/thumbnails/thumbnailQueue'

const AHEAD = '120px' // draws before it scrolls into view

/**
 * Draws once in view after the card, and again when `show` changes. An <img>, since each canvas is a layer
 * the browser visits every frame.
 */
export function ThumbnailImage({
  show,
}: {
  show: ((image: HTMLImageElement, turns: Turns) => Promise<void>) | null
}) {
  const isCardShown = useAtomValue(editorScene.isShownAtom)
  const image = useRef<HTMLImageElement>(null)
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    const element = image.current
    if (!element) return
    return observe(element, setInView, { root: element.closest('[role="tabpanel"]'), rootMargin: AHEAD })
  }, [])

  useEffect(() => {
    const element = image.current
    if (!element || !show || !isCardShown || !isInView) return
    const draw = () => queueDrawing((turns) => show(element, turns))
    let cancel = draw()
    // Redraws thumbnails that lacked a picture, which may be this one.
    const stop = pictureStore.onKept(() => {
      cancel()
      cancel = draw()
    })
    return () => {
      stop()
      cancel()
    }
  }, [show, isCardShown, isInView])

  return <img ref={image} alt="" decoding="sync" draggable={false} className={styles.image} />
}
