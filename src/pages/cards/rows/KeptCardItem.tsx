import { memo, useEffect, useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { dayOf } from '../../../card/card'
import { nameOf, type KeptCard, KEPT_NAME_LENGTH } from '../../../card/keptCard'
import type { LanguageId } from '../../../language/languages'
import { Link } from '../../../ui/Link'
import { CardPicture } from '../pictures/CardPicture'
import styles from './KeptRows.module.css'
import type { KeptCell } from './KeptRows'
import { isComposing } from '../../../ui/isComposing'
import { almanacDay } from '../../../calendar/dayPaths'
import { dayInWords } from '../../../language/dateInWords'
import type { KeptCardTools } from './useKeptCardTools'
import { currentLanguage, localPath } from '../../../language/i18n'
import { preloadEditor } from '../../importEditor'
import { msUntilRest } from '../../browser/inputIdle'
import type { TFunction } from 'i18next'
import { CARD_ICONS, TOOL_ICONS } from '../../../ui/toolIcons'
import { Icon, type IconDrawing } from '../../../ui/Icon'
import { ActionMenu } from '../../../ui/ActionMenu'
import { useMenu } from '../../../ui/useMenu'

export interface KeptCardCell extends KeptCell {
  kept: KeptCard
  pictureWidthPx: number
  pictureHeightPx: number
}

interface KeptCardItemProps {
  cell: KeptCardCell
  tools: KeptCardTools
  opened: 'menu' | 'name' | null
  isBusy: boolean
}

/** Nearly without hooks, since rows mount during scrolling. */
export const KeptCardItem = memo(function KeptCardItem(props: KeptCardItemProps) {
  const { cell, tools, opened, isBusy } = props
  const { kept, leftPx, widthPx, pictureWidthPx } = cell
  const { t } = tools
  const language = currentLanguage()
  const name = nameOf(kept, language) || t('cards.nameless')
  // Links passing below a resting pointer during scrolling show no intent.
  const prepare = () => msUntilRest() === 0 && preloadEditor()
  const isNaming = opened === 'name'
  return (
    <>
      <Link
        to={localPath('/editor')}
        className={styles.openCard}
        style={{ width: pictureWidthPx }}
        aria-label={t('cards.openNamed', { name })}
        onClick={() => tools.onOpen(kept)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <CardPicture card={kept.card} widthPx={pictureWidthPx} heightPx={cell.pictureHeightPx} />
      </Link>
      <div className={styles.cardLine}>
        {isNaming ? (
          <NameField name={name} onDone={(typed, how) => tools.onNamed(kept, typed, how)} />
        ) : (
          <>
            <span className={styles.name} title={name}>
              {name}
            </span>
            {opened === 'menu' ? (
              <CardMenu
                name={name}
                opensRight={leftPx + widthPx < MENU_PX}
                isBusy={isBusy}
                onAction={(action) => tools.onAction(kept, action)}
              />
            ) : (
              <MoreButton
                name={name}
                isBusy={isBusy}
                t={t}
                aria-expanded={false}
                onClick={() => tools.onMenu(kept)}
                onKeyDown={(event) => {
                  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
                  event.preventDefault()
                  tools.onMenu(kept)
                }}
              />
            )}
          </>
        )}
      </div>
      {!isNaming && <p className={styles.cardDate}>{shortDay(dayOf(kept.card), language)}</p>}
    </>
  )
})

const MENU_PX = 200 // menu width

export function NameField(props: {
  name: string
  onDone: (name: string | null, how: 'key' | 'left') => void
}) {
  const { name, onDone } = props
  const { t } = useTranslation()
  const [text, setText] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const finish = (typed: string | null, how: 'key' | 'left') => {
    if (isDone.current) return // A removed field also fires blur.
    isDone.current = true
    onDone(typed === name ? null : typed, how)
  }
  useEffect(() => field.current?.select(), [])
  return (
    <input
      ref={field}
      className={styles.nameField}
      aria-label={t('cards.nameOf', { name })}
      value={text}
      maxLength={KEPT_NAME_LENGTH}
      autoComplete="off"
      onChange={(event) => setText(event.currentTarget.value)}
      onBlur={() => finish(text, 'left')}
      onKeyDown={(event) => {
        if (isComposing(event)) return
        if (event.key === 'Enter') finish(text, 'key')
        if (event.key === 'Escape') finish(null, 'key')
      }}
    />
  )
}

function shortDay(day: string, language: LanguageId): string {
  const isOfThisYear = day.startsWith(`${new Date().getFullYear()}-`)
  return dayInWords(isOfThisYear ? almanacDay(day) : day, language)
}

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
  const menu = useMenu('menuitem', true)
  return (
    <div ref={menu.box} className={styles.menuBox}>
      <MoreButton name={name} isBusy={isBusy} t={t} {...menu.buttonProps} />
      <ActionMenu
        label={t('cards.more', { name })}
        items={ITEMS.map((id) => ({
          id,
          label: t(`cards.actions.${id}`),
          icon: ICONS[id],
          startsGroup: id === 'delete',
        }))}
        opens={opensRight ? 'downRight' : 'down'}
        menu={menu}
        onChoose={onAction}
      />
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
      className={styles.menuButton}
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
