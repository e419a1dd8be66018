import type { ComponentProps } from 'react'
import styles from './ActionMenu.module.css'
import { classes } from './classes'
import { Icon, type IconDrawing } from './Icon'
import menu from './Menu.module.css'

export interface ActionItem<Id extends string> {
  id: Id
  label: string
  icon: IconDrawing
  detail?: string | undefined // becomes the accessible description
  isMain?: boolean
  startsGroup?: boolean // draws a hairline before it
}

export interface ActionMenuProps<Id extends string> {
  label: string
  items: readonly ActionItem<Id>[]
  menuProps: ComponentProps<'div'> // from useMenu
  opens?: 'down' | 'up' // up from a page's foot
  onChoose: (id: Id) => void // The menu closes first.
}

export function ActionMenu<Id extends string>(props: ActionMenuProps<Id>) {
  const { label, items, menuProps, opens, onChoose } = props
  return (
    <div
      aria-label={label}
      className={classes(menu.menu, styles.menu, opens && styles[opens])}
      {...menuProps}
    >
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
