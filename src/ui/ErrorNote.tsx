import type { ReactNode } from 'react'
import styles from './ErrorNote.module.css'

export interface ErrorNoteProps {
  id?: string | undefined
  title: string
  children?: ReactNode
  action?: ReactNode
}

/** An inline error, announced at once, with what to do next. */
export function ErrorNote({ id, title, children, action }: ErrorNoteProps) {
  return (
    <div id={id} role="alert" className={styles.note}>
      <p className={styles.title}>{title}</p>
      {children && <p>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
