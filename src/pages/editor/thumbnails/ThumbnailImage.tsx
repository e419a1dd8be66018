import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { observe } from 'react-intersection-observer'
import { pictureStore } from '../../../draw/pictures/pictureStore'
import { editorScene } from '../../../state/editorScene'
import type { Turns } from '../../shared/thumbnails/drawQueue'
import styles from './ThumbnailImage.module.css'
import { queueDrawing } from '../../shared/thumbnails/thumbnailQueue'

const AHEAD = '120px' // drawn before it is scrolled into view

/**
 * An image that is drawn once it is in view and the card itself is shown, and again when `show` is another function. An image:
 * each canvas of a page is a layer of its own, which the browser goes through at every frame.
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
    // One whose picture was missing is drawn again: it may be this one.
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
