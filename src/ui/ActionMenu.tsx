import type { ComponentProps } from 'react'
import styles from './ActionMenu.module.css'
import { classes } from './classes'
import { Icon, type IconDrawing } from './Icon'
import menu from './Menu.module.css'

export interface ActionItem<Id extends string> {
  id: Id
  label: string
  icon: IconDrawing
  detail?: string | undefined // a description, not part of the name
  isMain?: boolean // what the button itself does
  startsGroup?: boolean // a hairline precedes it
}

export interface ActionMenuProps<Id extends string> {
  label: string
  items: readonly ActionItem<Id>[]
  menuProps: ComponentProps<'div'> // of useMenu
  onChoose: (id: Id) => void // closes the menu first
}

/** The open menu of a button: what can be done, upwards from a button at the foot of the page. */
export function ActionMenu<Id extends string>({ label, items, menuProps, onChoose }: ActionMenuProps<Id>) {
  return (
    <div aria-label={label} className={`${menu.menu} ${styles.menu}`} {...menuProps}>
      {items.map((item, index) => (
        <button
          key={item.id}
          ref={(element) => {
            if (index === 0 && !element?.parentElement?.contains(document.activeElement)) element?.focus()
          }}
          type="button"
          role="menuitem"
          aria-label={item.label}
          aria-description={item.detail}
          aria-current={item.isMain || undefined}
          tabIndex={-1}
          className={classes(menu.item, styles.item, item.startsGroup && styles.startsGroup)}
          onClick={() => onChoose(item.id)}
        >
          <Icon name={item.icon} />
          <span className={styles.label}>{item.label}</span>
          {item.detail && <span className={styles.detail}>{item.detail}</span>}
        </button>
      ))}
    </div>
  )
}
