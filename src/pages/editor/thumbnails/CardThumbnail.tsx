import { atom, useAtomValue } from 'jotai'
import { memo, useEffect, useRef, useState } from 'react'
import type { CardSettings } from '../../../card/settings'
import type { View } from '../../../layout/view'
import { editorScene } from '../../../state/editorScene'
import { savedQuoteAtom } from '../content/words'
import styles from './CardThumbnail.module.css'
import { queueDrawing } from './drawQueue'
import { drawThumbnail } from './drawThumbnail'

const REDRAW_AFTER_MS = 240 // a colour that is being dragged is not followed at every step

const isCardShownAtom = atom((get) => get(editorScene.readySceneAtom) !== null)

/**
 * The present card in other settings. It is drawn when it comes into view and the card itself is there, and drawn
 * anew when its words or settings change; words still being edited wait until they are saved.
 */
export const CardThumbnail = memo(function CardThumbnail(props: { settings: CardSettings; view: View }) {
  const { settings, view } = props
  const quote = useAtomValue(savedQuoteAtom)
  const isCardShown = useAtomValue(isCardShownAtom)
  const canvas = useRef<HTMLCanvasElement>(null)
  const wasDrawn = useRef(false)
  const [isInView, setInView] = useState(false)

  useEffect(() => {
    const element = canvas.current
    if (!element) return
    const observer = new IntersectionObserver((entries) => setInView(entries.some((e) => e.isIntersecting)), {
      rootMargin: '120px',
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = canvas.current
    if (!element || !quote || !isCardShown || !isInView) return
    let cancel: (() => void) | undefined
    const start = () => {
      cancel = queueDrawing(async (signal) => {
        await drawThumbnail(element, { kind: 'quote', quote, settings }, view, signal)
        wasDrawn.current = true
      })
    }
    const timer = setTimeout(start, wasDrawn.current ? REDRAW_AFTER_MS : 0)
    return () => {
      clearTimeout(timer)
      cancel?.()
    }
  }, [quote, settings, view, isCardShown, isInView])

  return <canvas ref={canvas} width={1} height={1} className={styles.canvas} />
})
