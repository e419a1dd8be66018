import type { ReactNode } from 'react'
import styles from './Dock.module.css'

interface DockBarProps {
  figure: string
  note: ReactNode
  isSaid?: boolean // as it comes, to screen readers
  children: ReactNode // the buttons
}

/** A line of the dock below a workspace: what comes out, and the buttons for it. */
export function DockBar({ figure, note, isSaid, children }: DockBarProps) {
  return (
    <div className={`${styles.bar} ${styles.wraps}`}>
      <div className={styles.summary} role={isSaid ? 'status' : undefined}>
        <span className={styles.figure}>{figure}</span>
        <span className={styles.note}>{note}</span>
      </div>
      <div className={styles.buttons}>{children}</div>
    </div>
  )
}

interface DockProgressProps {
  label: string
  done: number
  total: number
  words: string
}

export function DockProgress({ label, done, total, words }: DockProgressProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={done}
      aria-valuetext={words}
      className={styles.track}
    >
      <div className={styles.line} style={{ scale: `${total === 0 ? 0 : done / total} 1` }} />
    </div>
  )
}

interface DockSpeechProps {
  done: number
  total: number // 0 while nothing runs
  words: (done: number) => string
}

/** Screen readers hear each quarter. */
export function DockSpeech({ done, total, words }: DockSpeechProps) {
  const quarters = total === 0 ? 0 : Math.floor((4 * done) / total)
  return (
    <span role="status" className="visuallyHidden">
      {quarters > 0 && words(Math.ceil((quarters * total) / 4))}
    </span>
  )
}
