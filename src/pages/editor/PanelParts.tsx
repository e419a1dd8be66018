import type { ReactNode } from 'react'
import styles from './PanelParts.module.css'

/** The groups of a panel: under each other in a column, side by side where the drawer is wide. */
export function PanelParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}

/** One group. `isWide` lets it take the whole width of a drawer. */
export function PanelPart({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  return <div className={isWide ? styles.wide : styles.part}>{children}</div>
}
