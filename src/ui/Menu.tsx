import type { ReactNode } from 'react'
import styles from './Menu.module.css'
import { useMenu } from './useMenu'

export interface MenuProps<Id extends string> {
  label: string
  shows: ReactNode // shown in the button; not part of its name
  value: Id
  options: readonly { id: Id; label: string; lang?: string | undefined }[]
  onChange: (id: Id) => void
  onIntent?: () => void // on hover or focus, to prefetch
}

/** A button with a menu of radio items. Arrow keys move, Enter chooses, Esc closes and returns the focus. */
export function Menu<Id extends string>({ label, shows, value, options, onChange, onIntent }: MenuProps<Id>) {
  const { box, isOpen, closeAndRefocus, buttonProps, menuProps } = useMenu('menuitemradio')
  const choose = (option: Id) => {
    closeAndRefocus()
    if (option !== value) onChange(option)
  }
  return (
    <div ref={box} className={styles.box} onPointerEnter={onIntent} onFocus={onIntent}>
      <button className={styles.button} aria-label={label} {...buttonProps}>
        {shows}
      </button>
      {isOpen && (
        <div aria-label={label} className={styles.menu} {...menuProps}>
          {options.map((option) => (
            <button
              key={option.id}
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
