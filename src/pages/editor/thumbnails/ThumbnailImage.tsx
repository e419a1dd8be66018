import { useAtomValue } from 'jotai'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { pictureStore } from '../../../draw/pictures/pictureStore'
import { editorScene } from '../../../state/editorScene'
import styles from './ThumbnailImage.module.css'
import { queueThumbnail } from '../../shared/thumbnails/thumbnailQueue'
import type { DrawThumbnail } from '../../shared/thumbnails/showThumbnail'

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
