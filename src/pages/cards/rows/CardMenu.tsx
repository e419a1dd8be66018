import type { TFunction } from 'i18next'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../../ui/classes'
import { CARD_ICONS, TOOL_ICONS } from '../../../ui/toolIcons'
import { Icon, type IconDrawing } from '../../../ui/Icon'
import menu from '../../../ui/Menu.module.css'
import { useMenu } from '../../../ui/useMenu'
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

interface CardMenuProps {
  name: string
  opensRight: boolean
  isBusy: boolean
  onAction: (action: CardAction) => void
}

/** `opensRight`: otherwise the menu would leave the window on the left. */
export function CardMenu({ name, opensRight, isBusy, onAction }: CardMenuProps) {
  const { t } = useTranslation()
  const { box, isOpen, closeAndRefocus, buttonProps, menuProps } = useMenu('menuitem', true)
  return (
    <div ref={box} className={styles.box}>
      <MoreButton name={name} isBusy={isBusy} t={t} {...buttonProps} />
      {isOpen && (
        <div
          aria-label={t('cards.more', { name })}
          className={classes(menu.menu, opensRight && styles.opensRight)}
          {...menuProps}
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
                closeAndRefocus()
                onAction(action)
              }}
            >
              <Icon name={ICONS[action]} />
              {t(`cards.actions.${action}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}

interface MoreButtonProps extends ComponentProps<'button'> {
  name: string
  isBusy: boolean
  t: TFunction
}

export function MoreButton({ name, isBusy, t, ...rest }: MoreButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('cards.more', { name })}
      title={t('cards.moreTitle')}
      aria-busy={isBusy || undefined}
      aria-haspopup="menu"
      {...rest}
    >
      <Icon name={CARD_ICONS.more} />
    </button>
  )
}
