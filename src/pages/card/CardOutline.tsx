import type { ReactNode } from 'react'
import { Spinner } from '../../ui/Spinner'
import styles from './CardOutline.module.css'

interface CardOutlineProps {
  label?: string // what is on its way; without one the outline is still and holds its children
  children?: ReactNode
}

/** The card's own outline at its final size, while it is on its way or cannot come. Fills its parent. */
export function CardOutline({ label, children }: CardOutlineProps) {
  return (
    <div className={label ? `${styles.outline} ${styles.breathing}` : styles.outline}>
      {label ? <Spinner label={label} /> : <div className={styles.note}>{children}</div>}
    </div>
  )
}
