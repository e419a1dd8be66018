import { useEffect, useEffectEvent, type ReactNode } from 'react'
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
  const close = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const opener = document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
    if (document.getElementById(id)?.contains(document.activeElement)) opener?.focus()
    onClose()
  })
  useEffect(() => {
    if (!isOpen) return
    const onKeyDown = (event: KeyboardEvent) => close(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  if (!isOpen) return null
  return (
    <div id={id} role="group" aria-label={label} className={classes(styles.tray, place && styles[place])}>
      {children}
    </div>
  )
}
