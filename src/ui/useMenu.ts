import { useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { useDismiss } from './useDismiss'

type ItemRole = 'menuitem' | 'menuitemradio'

/**
 * What every menu has in common: a button that opens it, also by the arrow keys; arrow keys, Home and End move between
 * the items; Esc closes and returns the focus to the button, Tab and a press outside close.
 */
export function useMenu(itemRole: ItemRole) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const closeAndRefocus = () => {
    setOpen(false)
    button.current?.focus()
  }
  const onKeyDown = useOpenMenu(box, itemRole, isOpen, () => setOpen(false), closeAndRefocus)
  const buttonProps = {
    ref: button,
    type: 'button' as const,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    onClick: () => setOpen(!isOpen),
    onKeyDown: (event: KeyboardEvent) => {
      if (!opensMenu(event)) return
      event.preventDefault()
      setOpen(true)
    },
  }
  return { box, isOpen, closeAndRefocus, buttonProps, menuProps: { id, role: 'menu', onKeyDown } }
}

/** Whether a key opens the menu of the button that has the focus. */
export function opensMenu({ key }: KeyboardEvent): boolean {
  return key === 'ArrowDown' || key === 'ArrowUp'
}

/** The keys of an open menu. Closes it on a press outside of its box, which has the button too. */
export function useOpenMenu(
  box: RefObject<HTMLElement | null>,
  itemRole: ItemRole,
  isOpen: boolean,
  close: () => void,
  closeAndRefocus: () => void,
) {
  useDismiss(box, isOpen, close)
  return (event: KeyboardEvent) => {
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
      event.stopPropagation()
      closeAndRefocus()
    } else if (event.key === 'Tab') close()
  }
}
