import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { lazy, Suspense, useState } from 'react'
import { dayCard } from '../../card/dayCard'
import { dayAddresses } from '../../card/dayWords'
import type { Quote } from '../../card/quote'
import { currentLanguage, withTexts } from '../../language/i18n'
import { shownDayCardAtom } from '../../state/dayCard'
import { todayAtom } from '../../state/midnight'
import { editRequestAtom } from '../../state/quote'
import { ButtonLink } from '../../ui/Button'
import { preloadEditor } from '../importEditor'
import { Toasts } from '../shared/Toasts'
import { dateOfCopy } from './dayQuotes'
import styles from './DayPage.module.css'
import { Icon } from '../../ui/Icon'
import { TOOL_ICONS } from '../../ui/toolIcons'
import { useMenu } from '../../ui/useMenu'

const importShare = () => withTexts('editor', () => import('./DayShare'))
const DayShare = lazy(() => importShare().then((module) => ({ default: module.DayShare })))

export function DayActions({ dayName, quote }: { dayName: string; quote: Quote | null }) {
  const { t } = useTranslation()
  const card = useAtomValue(shownDayCardAtom)
  const today = useAtomValue(todayAtom)
  const requestEdit = useSetAtom(editRequestAtom)
  const edit = () => {
    if (!quote) return
    const { kind, settings } = card ?? dayCard(quote, dayName)
    requestEdit({ kind, settings, quote: { ...quote, date: dateOfCopy(dayName, today) } })
  }
  return (
    <div className={styles.actions}>
      <ButtonLink
        to={dayAddresses(dayName, currentLanguage()).edit}
        rel="nofollow" // Crawlers would find the same page for every day.
        data-day="edit"
        look="filled"
        onIntent={preloadEditor}
        onFollow={edit}
      >
        {t('day.edit')}
      </ButtonLink>
      <ShareButton />
      <div className={styles.toasts}>
        <Toasts />
      </div>
    </div>
  )
}

function ShareButton() {
  const { t } = useTranslation()
  const menu = useMenu('menuitem')
  const { box, isOpen, buttonProps } = menu
  const [hasOpened, setHasOpened] = useState(false)
  if (isOpen && !hasOpened) setHasOpened(true)
  const prepare = () => void importShare().catch(() => undefined)
  return (
    <div ref={box} className={styles.share} onPointerEnter={prepare} onFocus={prepare}>
      <button className={styles.shareButton} {...buttonProps}>
        <Icon name={TOOL_ICONS.share} />
        <span>{t('day.share')}</span>
        <span className={styles.chevron}>
          <Icon name={TOOL_ICONS[isOpen ? 'up' : 'down']} sizePx={16} />
        </span>
      </button>
      {hasOpened && (
        <Suspense fallback={null}>
          <DayShare menu={menu} />
        </Suspense>
      )}
    </div>
  )
}
