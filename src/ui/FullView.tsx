import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from './Button'
import styles from './FullView.module.css'

export interface FullViewProps {
  title: string
  back: string // the words of the button that closes
  onClose: () => void
  hint?: ReactNode // at the end of the first line
  foot?: ReactNode // buttons at the bottom
  children: ReactNode // above the title
  text?: ReactNode // below the title
}

/** A dialog over the whole page. The focus is on its title; Esc and the button close it, and the focus returns. */
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
        event.preventDefault() // closed by its owner
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
