import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes'
import { CARD_ICONS } from '../../../ui/cardIcons'
import { Icon, type IconDrawing } from '../../../ui/Icon'
import menu from '../../../ui/Menu.module.css'
import { TOOL_ICONS } from '../../../ui/toolIcons'
import { useOpenMenu } from '../../../ui/useMenu'
import styles from './CardMenu.module.css'

const ITEMS = ['open', 'rename', 'duplicate', 'exportPicture', 'delete'] as const
export type CardAction = (typeof ITEMS)[number]

const ICONS: Record<CardAction, IconDrawing> = {
  open: CARD_ICONS.open,
  rename: TOOL_ICONS.pencil,
  duplicate: TOOL_ICONS.copy,
  exportPicture: TOOL_ICONS.download,
  delete: CARD_ICONS.trash,
}

/**
 * What can be done with a kept card: the open menu, beside its button. Its focus is on its first item, and on the button again when
 * it is left by a key or a choice. `opensRight`: it would go beyond the window's left edge.
 */
export function CardMenu({
  name,
  opensRight,
  onAction,
  onLeft,
}: {
  name: string
  opensRight: boolean
  onAction: (action: CardAction) => void
  onLeft: () => void
}) {
  const { t } = useTranslation()
  const box = useRef<HTMLElement>(null) // the button's too
  const leaveToButton = () => {
    box.current?.querySelector('button')?.focus()
    onLeft()
  }
  const onKeyDown = useOpenMenu(box, 'menuitem', true, onLeft, leaveToButton)
  return (
    <div
      ref={(element) => {
        box.current = element?.parentElement ?? null
      }}
      role="menu"
      aria-label={t('cards.more', { name })}
      className={classes(menu.menu, opensRight && styles.opensRight)}
      onKeyDown={onKeyDown}
    >
      {ITEMS.map((action, index) => (
        <button
          key={action}
          ref={(element) => {
            if (index === 0 && !element?.parentElement?.contains(document.activeElement)) element?.focus()
          }}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={classes(menu.item, styles.item, action === 'delete' && styles.last)}
          onClick={() => {
            leaveToButton()
            onAction(action)
          }}
        >
          <Icon name={ICONS[action]} />
          {t(`cards.actions.${action}`)}
        </button>
      ))}
    </div>
  )
}
