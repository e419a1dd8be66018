import type { ReactNode } from 'react'
import styles from './PanelParts.module.css'
import { lazy, type ComponentType } from 'react'

export function PanelParts({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}

export function PanelPart({ children, isWide }: { children: ReactNode; isWide?: boolean }) {
  return <div className={isWide ? styles.wide : styles.part}>{children}</div>
}

export function PanelColumn({ children }: { children: ReactNode }) {
  return <div className={styles.column}>{children}</div>
}

/** A part whose code may fail to load: then another stands in its place. */
export function lateOr(Other: ComponentType, importPart: () => Promise<ComponentType>) {
  return lazy(() =>
    importPart().then(
      (Part) => ({ default: Part }),
      () => ({ default: Other }),
    ),
  )
}
