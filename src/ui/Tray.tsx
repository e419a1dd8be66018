import type { ReactNode } from 'react'
import { classes } from './classes'
import styles from './Tray.module.css'
import { useDocumentEvent } from './useDocumentEvent'

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
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
    if (document.getElementById(id)?.contains(document.activeElement)) opener?.focus()
    onClose()
  }
  useDocumentEvent('keydown', onKeyDown, { isOn: isOpen })
  if (!isOpen) return null
  return (
    <div id={id} role="group" aria-label={label} className={classes(styles.tray, place && styles[place])}>
      {children}
    </div>
  )
}
