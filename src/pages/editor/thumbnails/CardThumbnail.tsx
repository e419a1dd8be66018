import { atom, useAtomValue } from 'jotai'
import { memo, useEffect, useRef, useState } from 'react'
import type { CardSettings } from '../../../card/settings'
import { pictureStore } from '../../../draw/pictures/pictureStore'
import type { View } from '../../../layout/view'
import { cardSubjectAtom } from '../../../state/card'
import { editorScene } from '../../../state/editorScene'
import styles from './CardThumbnail.module.css'
import { showThumbnail } from './showThumbnail'
import { queueDrawing } from './thumbnailQueue'

const isCardShownAtom = atom((get) => get(editorScene.readySceneAtom) !== null)

/**
 * The current card in other settings. It is drawn once it is in view and the card itself is shown, and
 * redrawn when its words or settings change; words being edited are shown once they are saved. An image: each canvas of a
 * page is a layer of its own, which the browser goes through at every frame.
 */
export const CardThumbnail = memo(function CardThumbnail(props: { settings: CardSettings; view: View }) {
  const { settings, view } = props
  const subject = useAtomValue(cardSubjectAtom)
  const isCardShown = useAtomValue(isCardShownAtom)
  const image = useRef<HTMLImageElement>(null)
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    const element = image.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { root: element.closest('[role="tabpanel"]'), rootMargin: '120px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = image.current
    if (!element || !subject || !isCardShown || !isInView) return
    const draw = () => queueDrawing((turns) => showThumbnail(element, { ...subject, settings }, view, turns))
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
  }, [subject, settings, view, isCardShown, isInView])

  return <img ref={image} alt="" decoding="sync" draggable={false} className={styles.image} />
})
