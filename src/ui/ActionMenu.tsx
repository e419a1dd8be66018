import type { ComponentProps, ReactNode } from 'react'
import styles from './ActionMenu.module.css'
import { classes } from './classes'
import { Icon, type IconDrawing } from './Icon'
import menu from './Menu.module.css'
import { useMenu } from './useMenu'

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

interface MenuButtonProps<Id extends string> {
  label: string
  icon: IconDrawing
  className?: string | undefined
  items: readonly ActionItem<Id>[]
  opens: 'down' | 'up'
  onChoose: (id: Id) => void
  children?: ReactNode
}

export function MenuButton<Id extends string>(props: MenuButtonProps<Id>) {
  const { label, icon, className = menu.button, items, opens, onChoose, children } = props
  const { box, isOpen, closeAndRefocus, buttonProps, menuProps } = useMenu('menuitem')
  return (
    <div ref={box} className={menu.box}>
      <button className={className} title={label} {...buttonProps}>
        <Icon name={icon} />
        <span>{label}</span>
      </button>
      {isOpen && (
        <ActionMenu
          label={label}
          items={items}
          opens={opens}
          menuProps={menuProps}
          onChoose={(id) => {
            closeAndRefocus()
            onChoose(id)
          }}
        />
      )}
      {children}
    </div>
  )
}
