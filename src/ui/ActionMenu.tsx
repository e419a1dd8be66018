import type { ReactNode } from 'react'
import styles from './ActionMenu.module.css'
import { classes } from './classes'
import { Icon, type IconDrawing } from './Icon'
import menuStyles from './Menu.module.css'
import { useMenu, type MenuState } from './useMenu'

export interface ActionItem<Id extends string> {
  id: Id
  label: string
  icon: IconDrawing
  detail?: string | undefined // becomes the accessible description
  startsGroup?: boolean // draws a hairline before it
}

export interface ActionMenuProps<Id extends string> {
  label: string
  items: readonly ActionItem<Id>[]
  menu: Pick<MenuState, 'isOpen' | 'closeAndRefocus' | 'menuProps'>
  opens?: 'down' | 'downRight' | 'up' // up from a page's foot
  onChoose: (id: Id) => void // The menu closes first.
}

export function ActionMenu<Id extends string>(props: ActionMenuProps<Id>) {
  const { label, items, opens, onChoose } = props
  const { isOpen, closeAndRefocus, menuProps } = props.menu
  if (!isOpen) return null
  return (
    <div
      aria-label={label}
      className={classes(menuStyles.menu, styles.menu, opens && styles[opens])}
      {...menuProps}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          aria-label={item.label}
          aria-description={item.detail}
          tabIndex={-1}
          className={classes(menuStyles.item, styles.item, item.startsGroup && styles.startsGroup)}
          onClick={() => {
            closeAndRefocus()
            onChoose(item.id)
          }}
        >
          <Icon name={item.icon} />
          <span className={styles.label}>{item.label}</span>
          {item.detail && <span className={styles.detail}>{item.detail}</span>}
        </button>
      ))}
    </div>
  )
}

interface MenuButtonProps<Id extends string> {
  label: string
  icon: IconDrawing
  className?: string | undefined
  hidesName?: boolean // shows the icon alone
  items: readonly ActionItem<Id>[]
  opens: 'down' | 'up'
  onChoose: (id: Id) => void
  children?: ReactNode
}

export function MenuButton<Id extends string>(props: MenuButtonProps<Id>) {
  const { label, icon, className = menuStyles.button, items, opens, onChoose, children } = props
  const menu = useMenu('menuitem')
  return (
    <div ref={menu.box} className={menuStyles.box}>
      <button className={className} title={label} {...menu.buttonProps}>
        <Icon name={icon} />
        <span className={props.hidesName ? 'visuallyHidden' : undefined}>{label}</span>
      </button>
      <ActionMenu label={label} items={items} opens={opens} menu={menu} onChoose={onChoose} />
      {children}
    </div>
  )
}
