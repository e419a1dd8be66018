import type { ReactNode } from 'react'
import { Button } from './Button'
import { Icon, type IconDrawing } from './Icon'
import { TOOL_ICONS } from './toolIcons'
import menu from './Menu.module.css'
import styles from './SplitButton.module.css'
import { useMenu } from './useMenu'

export interface ActionItem<Id extends string> {
  id: Id
  label: string
  icon: IconDrawing
  detail?: string | undefined // a description, not part of the name
  isMain?: boolean // what the button itself does
}

export interface SplitButtonProps<Id extends string> {
  children: ReactNode // the words of the button itself
  icon: IconDrawing
  isBusy: boolean
  onPress: () => void
  menuLabel: string
  items: readonly ActionItem<Id>[]
  onChoose: (id: Id) => void
}

/** A filled button and, at its side, a menu of what else can be done. */
export function SplitButton<Id extends string>(props: SplitButtonProps<Id>) {
  const { children, icon, isBusy, onPress, menuLabel, items, onChoose } = props
  const { box, isOpen, closeAndRefocus, buttonProps, menuProps } = useMenu('menuitem')
  return (
    <div ref={box} className={styles.split}>
      <Button look="filled" icon={icon} isBusy={isBusy} onPress={onPress}>
        {children}
      </Button>
      <button className={styles.chevron} aria-label={menuLabel} title={menuLabel} {...buttonProps}>
        <Icon name={isOpen ? TOOL_ICONS.down : TOOL_ICONS.up} />
      </button>
      {isOpen && (
        <div aria-label={menuLabel} className={`${menu.menu} ${styles.menu}`} {...menuProps}>
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
              className={`${menu.item} ${styles.item}`}
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
      )}
    </div>
  )
}
