import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dayCard } from '../../card/dayCard'
import { dayAddresses } from '../../card/dayWords'
import type { Quote } from '../../card/quote'
import { currentLanguage } from '../../language/i18n'
import { shownDayCardAtom } from '../../state/dayCard'
import { todayAtom } from '../../state/midnight'
import { editRequestAtom } from '../../state/quote'
import { dismissToastAtom, toastsAtom } from '../../state/toasts'
import { ButtonLink } from '../../ui/ButtonLink'
import { ToastList } from '../../ui/ToastList'
import { preloadEditor } from '../importEditor'
import { dateOfCopy } from './dateOfCopy'
import styles from './DayPage.module.css'
import { ShareButton } from './share/ShareButton'

/** Edit and share; on a phone they stay at the foot of the window. */
export function DayActions({ dayName, quote }: { dayName: string; quote: Quote | null }) {
  const { t } = useTranslation()
  const card = useAtomValue(shownDayCardAtom)
  const today = useAtomValue(todayAtom)
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
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
        rel="nofollow" // the same page for every day
        data-day="edit"
        look="filled"
        onIntent={preloadEditor}
        onFollow={edit}
      >
        {t('day.edit')}
      </ButtonLink>
      <ShareButton />
      <div className={styles.toasts}>
        <ToastList toasts={toasts} onDismiss={dismiss} dismissLabel={t('site.dismiss')} />
      </div>
    </div>
  )
}
