import { memo } from 'react'
import { daySheet } from '../../card/dayCard'
import type { Quote } from '../../card/quote'
import { importedOnce, useDrawnInView } from '../browser/useDrawnInView'
import styles from './DayPicture.module.css'

const importDrawing = importedOnce(() => import('./drawDay'))

/** It has the day's colours until it is nearly in view. */
export const DayPicture = memo(function DayPicture(props: { quote: Quote | null; dayName: string }) {
  const { quote, dayName } = props
  const { from, to } = daySheet(dayName)
  const image = useDrawnInView(
    importDrawing,
    ({ queueDay }, element) => (quote ? queueDay(element, quote, dayName) : () => undefined),
    [quote, dayName],
  )
  return (
    <span className={styles.sheet} style={{ background: `linear-gradient(${from}, ${to})` }}>
      <img ref={image} alt="" decoding="sync" draggable={false} className={styles.image} />
    </span>
  )
})
