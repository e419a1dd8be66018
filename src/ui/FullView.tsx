import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button'
import styles from './FullView.module.css'

export interface FullViewProps {
  title: string
  back: string
  onClose: () => void
  hint?: ReactNode
  foot?: ReactNode
  children?: ReactNode
  text?: ReactNode
}

/** A dialog over the whole page. Focuses its title; Esc and the button close it and return the focus. */
export function FullView({ title, back, onClose, hint, foot, children, text }: FullViewProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const element = dialog.current
    const before = document.activeElement
    element?.showModal()
    heading.current?.focus()
    return () => {
      element?.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.view}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault() // The owner closes it.
        onClose()
      }}
    >
      <div className={styles.page}>
        <div className={styles.bar}>
          <Button look="bare" icon="back" onPress={onClose}>
            {back}
          </Button>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
        <div className={styles.content}>
          {children}
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h2>
          {text}
        </div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}
