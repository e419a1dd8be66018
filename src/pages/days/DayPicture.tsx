import { memo, useEffect, useRef } from 'react'
import { observe } from 'react-intersection-observer'
import { daySheet } from '../../card/dayCard'
import type { Quote } from '../../card/quote'
import styles from './DayPicture.module.css'

const AHEAD = '240px' // drawn before it is scrolled into view

/** A day's small card, drawn once it is nearly in view; a sheet of the day's colours until then. */
export const DayPicture = memo(function DayPicture(props: { quote: Quote | null; dayName: string }) {
  const { quote, dayName } = props
  const image = useRef<HTMLImageElement>(null)
  const { from, to } = daySheet(dayName)

  useEffect(() => {
    const element = image.current
    if (!element || !quote) return
    let cancel: (() => void) | undefined
    let isOver = false
    const draw = () => {
      import('./drawDay').then(
        ({ queueDay }) => {
          if (!isOver) cancel = queueDay(element, quote, dayName)
        },
        (error: unknown) => console.warn('The code that draws days did not load', error),
      )
    }
    const unobserve = observe(
      element,
      (isInView) => {
        if (!isInView) return
        unobserve()
        draw()
      },
      { rootMargin: AHEAD },
    )
    return () => {
      isOver = true
      unobserve()
      cancel?.()
    }
  }, [quote, dayName])

  return (
    <span className={styles.sheet} style={{ background: `linear-gradient(${from}, ${to})` }}>
      <img ref={image} alt="" decoding="sync" draggable={false} className={styles.image} />
    </span>
  )
})
