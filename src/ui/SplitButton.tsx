import type { ReactNode } from 'react'
import { ActionMenu, type ActionItem } from './ActionMenu'
import { Button } from './Button'
import { Icon, type IconDrawing } from './Icon'
import { TOOL_ICONS } from './toolIcons'
import styles from './SplitButton.module.css'
import { useMenu } from './useMenu'

export interface SplitButtonProps<Id extends string> {
  children: ReactNode
  icon: IconDrawing
  isBusy: boolean
  onPress: () => void
  menuLabel: string
  items: readonly ActionItem<Id>[]
  onChoose: (id: Id) => void
}

export function SplitButton<Id extends string>(props: SplitButtonProps<Id>) {
  const { children, icon, isBusy, onPress, menuLabel, items, onChoose } = props
  const menu = useMenu('menuitem')
  return (
    <div ref={menu.box} className={styles.split}>
      <Button look="filled" startsSplit icon={icon} isBusy={isBusy} onPress={onPress}>
        {children}
      </Button>
      <button className={styles.chevron} aria-label={menuLabel} title={menuLabel} {...menu.buttonProps}>
        <Icon name={menu.isOpen ? TOOL_ICONS.down : TOOL_ICONS.up} />
      </button>
      <ActionMenu label={menuLabel} items={items} menu={menu} onChoose={onChoose} />
    </div>
  )
}
