import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import styles from './Menu.module.css'
import { useDismiss } from './useDismiss'

export interface MenuOption<Id extends string> {
  id: Id
  label: string
  lang?: string | undefined // of the label itself
}

export interface MenuProps<Id extends string> {
  label: string // the button's accessible name
  shows: ReactNode // what the button shows; not part of the name
  value: Id
  options: readonly MenuOption<Id>[]
  onChange: (id: Id) => void
  onIntent?: () => void // hovered or focused: a good moment to prefetch
}

/**
 * A button that opens a menu of radio items. Arrow keys move, Enter chooses, Esc closes and returns the
 * focus.
 */
export function Menu<Id extends string>({ label, shows, value, options, onChange, onIntent }: MenuProps<Id>) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const close = () => setOpen(false)
  useDismiss(box, isOpen, close)

  const closeAndRefocus = () => {
    close()
    button.current?.focus()
  }
  const choose = (option: Id) => {
    closeAndRefocus()
    if (option !== value) onChange(option)
  }
  const onMenuKeyDown = (event: KeyboardEvent) => {
    const items = [...(box.current?.querySelectorAll<HTMLElement>('[role=menuitemradio]') ?? [])]
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

  return (
    <div ref={box} className={styles.box} onPointerEnter={onIntent} onFocus={onIntent}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {shows}
      </button>
      {isOpen && (
        <div id={id} role="menu" aria-label={label} className={styles.menu} onKeyDown={onMenuKeyDown}>
          {options.map((option) => (
            <button
              key={option.id}
              // The current item is focused when the menu opens.
              ref={(item) => {
                if (option.id === value && !item?.parentElement?.contains(document.activeElement))
                  item?.focus()
              }}
              type="button"
              role="menuitemradio"
              aria-checked={option.id === value}
              tabIndex={-1}
              lang={option.lang}
              className={styles.item}
              onClick={() => choose(option.id)}
            >
              {option.label}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
