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
    const index = items.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = {
      ArrowDown: (index + 1) % items.length,
      ArrowUp: (index - 1 + items.length) % items.length,
      Home: 0,
      End: items.length - 1,
    }
    const next = steps[event.key]
    if (next !== undefined) {
      event.preventDefault()
      items[next]?.focus()
    } else if (event.key === 'Escape') {
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
  return {
    box,
    isOpen,
    closeAndRefocus,
    buttonProps,
    menuProps: { id, role: 'menu', onKeyDown: onMenuKeyDown },
  }
}

export type MenuState = ReturnType<typeof useMenu>
