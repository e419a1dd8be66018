import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './Tray.module.css'

export interface TrayProps {
  id: string // matches the opening button's `controls`
  label: string
  isOpen: boolean
  onClose: () => void
  place?: 'above' | 'whole' | undefined // over what stands above it, or over all of its place
  children: ReactNode
}

/** A panel that a button with aria-expanded opens in place. Esc closes it and returns the focus. */
export function Tray({ id, label, isOpen, onClose, place, children }: TrayProps) {
  if (!isOpen) return null
  return (
    <div
      id={id}
      role="group"
      aria-label={label}
      className={classes(styles.tray, place && styles[place])}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)?.focus()
        onClose()
      }}
    >
      {children}
    </div>
  )
}
