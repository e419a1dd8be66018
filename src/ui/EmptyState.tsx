import type { ReactNode } from 'react'
import styles from './EmptyState.module.css'
import { Mark } from './Mark'

export interface EmptyStateProps {
  title: string
  text: string
  children?: ReactNode
  level?: 1 | 2 | undefined // heading level
}

/** Shown when there is no content: outlined mark, heading, sentence, next steps. */
export function EmptyState({ title, text, children, level = 1 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.empty}>
      <span className={styles.mark}>
        <Mark look="outline" />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
