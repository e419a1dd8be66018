import type { ReactNode } from 'react'
import { ActionMenu, type ActionItem } from './ActionMenu'
import { Icon, type IconDrawing } from './Icon'
import styles from './Menu.module.css'
import { useMenu } from './useMenu'

export interface MenuButtonProps<Id extends string> {
  label: string
  icon: IconDrawing
  className?: string | undefined
  items: readonly ActionItem<Id>[]
  opens: 'down' | 'up'
  onChoose: (id: Id) => void
  children?: ReactNode
}

export function MenuButton<Id extends string>(props: MenuButtonProps<Id>) {
  const { label, icon, className = styles.button, items, opens, onChoose, children } = props
  const { box, isOpen, closeAndRefocus, buttonProps, menuProps } = useMenu('menuitem')
  return (
    <div ref={box} className={styles.box}>
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
