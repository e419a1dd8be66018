import type { ReactNode } from 'react'
import { Spinner } from '../../ui/Spinner'
import styles from './CardPreview.module.css'

/** It has the final size, while loading or failed, and fills its parent. */
export function CardOutline({ label, children }: { label?: string; children?: ReactNode }) {
  return (
    <div className={label ? `${styles.outline} ${styles.breathing}` : styles.outline}>
      {label ? <Spinner label={label} /> : <div className={styles.outlineNote}>{children}</div>}
    </div>
  )
}
