import type { ReactNode } from 'react'
import { Spinner } from '../../ui/Spinner'
import styles from './CardOutline.module.css'

interface CardOutlineProps {
  label?: string // what is loading; without one the outline is static and holds its children
  children?: ReactNode
}

/** The card's outline at its final size, while it loads or if it cannot load. Fills its parent. */
export function CardOutline({ label, children }: CardOutlineProps) {
  return (
    <div className={label ? `${styles.outline} ${styles.breathing}` : styles.outline}>
      {label ? <Spinner label={label} /> : <div className={styles.note}>{children}</div>}
    </div>
  )
}
