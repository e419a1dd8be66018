import type { ReactNode } from 'react'
import styles from './PanelParts.module.css'

export function PanelParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}

export function PanelPart({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  return <div className={isWide ? styles.wide : styles.part}>{children}</div>
}

export function PanelColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
