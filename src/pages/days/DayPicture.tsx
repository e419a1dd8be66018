import { memo, useEffect, useRef } from 'react'
import { daySheet } from '../../card/dayCard'
import type { Quote } from '../../card/quote'
import { drawOnceInView, importedOnce } from '../browser/drawOnceInView'
import styles from './DayPicture.module.css'

const importDrawing = importedOnce(() => import('./drawDay'))

/** It has the day's colours until it is nearly in view. */
export const DayPicture = memo(function DayPicture(props: { quote: Quote | null; dayName: string }) {
  const { quote, dayName } = props
  const image = useRef<HTMLImageElement>(null)
  const { from, to } = daySheet(dayName)

  useEffect(() => {
    const element = image.current
    if (!element || !quote) return
    return drawOnceInView(element, importDrawing, ({ queueDay }) => queueDay(element, quote, dayName))
  }, [quote, dayName])

  return (
    <span className={styles.sheet} style={{ background: `linear-gradient(${from}, ${to})` }}>
      <img ref={image} alt="" decoding="sync" draggable={false} className={styles.image} />
    </span>
  )
})
