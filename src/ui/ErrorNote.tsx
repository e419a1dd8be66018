import type { ReactNode } from 'react'
import styles from './ErrorNote.module.css'

export interface ErrorNoteProps {
  title: string // what happened
  children?: ReactNode // what to do
  action?: ReactNode // a Button
}

/** An error in its place: said at once, with what to do next. */
export function ErrorNote({ title, children, action }: ErrorNoteProps) {
  return (
    <div role="alert" className={styles.note}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
