import type { ReactNode } from 'react'
import { Spinner } from '../../ui/Spinner'
import styles from './CardOutline.module.css'

interface CardOutlineProps {
  label?: string
  children?: ReactNode
}

/** It has the final size, while loading or failed, and fills its parent. */
export function CardOutline({ label, children }: CardOutlineProps) {
  return (
    <div className={label ? `${styles.outline} ${styles.breathing}` : styles.outline}>
      {label ? <Spinner label={label} /> : <div className={styles.note}>{children}</div>}
    </div>
  )
}
