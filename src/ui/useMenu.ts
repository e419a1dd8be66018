import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useDismiss } from './useDismiss'

/**
 * Opens by button or arrow keys; arrows, Home and End move; Esc closes and returns the focus; Tab and outside
 * presses close.
 */
export function useMenu(itemRole: 'menuitem' | 'menuitemradio', isFirstOpen = false) {
  const id = useId()
  const [isOpen, setOpen] = useState(isFirstOpen)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  useDismiss(box, isOpen, () => setOpen(false))
  const closeAndRefocus = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onMenuKeyDown = (event: KeyboardEvent) => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>(`[role=${itemRole}]`) ?? [])]
    if (moveFocus(event, items, ['ArrowUp', 'ArrowDown'])) return
    if (event.key === 'Escape') {
      event.preventDefault() // A dialog around it would close.
      event.stopPropagation()
      closeAndRefocus()
    } else if (event.key === 'Tab') setOpen(false)
  }
  const buttonProps = {
    ref: button,
    type: 'button' as const,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      setOpen(true)
    },
  }
  /** Focuses the chosen item, or the first, as the menu opens. */
  const ref = (menu: HTMLElement | null) => {
    if (menu?.contains(document.activeElement)) return
    menu?.querySelector<HTMLElement>(`[aria-checked=true], [role=menuitem]`)?.focus()
  }
  return {
    box,
    isOpen,
    closeAndRefocus,
    buttonProps,
    menuProps: { ref, id, role: 'menu', onKeyDown: onMenuKeyDown },
  }
}

/** Moves the focus by two arrow keys, round the ends, or by Home and End. False for any other key. */
export function moveFocus(event: KeyboardEvent, items: readonly HTMLElement[], arrows: [string, string]) {
  const [back, on] = arrows
  const at = items.indexOf(document.activeElement as HTMLElement)
  const steps: Record<string, number> = {
    [on]: (at + 1) % items.length,
    [back]: (at - 1 + items.length) % items.length,
    Home: 0,
    End: items.length - 1,
  }
  const next = steps[event.key]
  if (next === undefined) return false
  event.preventDefault()
  items[next]?.focus()
  return true
}

export type MenuState = ReturnType<typeof useMenu>
