import type { ReactNode } from 'react'
import styles from './PanelParts.module.css'

/** The groups of a panel: stacked in a column, side by side in a wide drawer. */
export function PanelParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}

/** One group. `isWide` makes it span a drawer's full width. */
export function PanelPart({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  return <div className={isWide ? styles.wide : styles.part}>{children}</div>
}

/** Several groups, one below the other: one of a drawer's two columns. */
export function PanelColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}
