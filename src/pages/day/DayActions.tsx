import { useAtomValue, useSetAtom } from 'jotai'
import { useTranslation } from 'react-i18next'
import { dateOfDay, isOfAnyYear } from '../../calendar/dayPaths'
import { isCalendarDay } from '../../quotes/dates'
import type { Quote } from '../../card/quote'
import { currentLanguage } from '../../language/i18n'
import { withLanguage } from '../../language/path'
import { shownDayCardAtom } from '../../state/dayCard'
import { todayAtom } from '../../state/midnight'
import { requestEditAtom } from '../../state/quote'
import { dismissToastAtom, toastsAtom } from '../../state/toasts'
import { ButtonLink } from '../../ui/ButtonLink'
import { ToastList } from '../../ui/ToastList'
import { preloadEditor } from '../editor/importEditor'
import styles from './DayPage.module.css'
import { ShareButton } from './share/ShareButton'

/** Edit and share; on a phone they stay at the foot of the window. */
export function DayActions({ dayName, quote }: { dayName: string; quote: Quote | null }) {
  const { t } = useTranslation()
  const card = useAtomValue(shownDayCardAtom)
  const today = useAtomValue(todayAtom)
  const toasts = useAtomValue(toastsAtom)
  const dismiss = useSetAtom(dismissToastAtom)
  const requestEdit = useSetAtom(requestEditAtom)
  const edit = () => {
    if (!card || !quote) return
    requestEdit({ ...card, quote: { ...quote, date: dateThisYear(dayName, today) } })
  }
  return (
    <div className={styles.actions}>
      <ButtonLink
        to={withLanguage('/editor', currentLanguage())}
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

/** A card has a date: of a day of any year it is this year's, if it has that day. */
function dateThisYear(dayName: string, today: string | null): string {
  const date = `${today?.slice(0, 4)}-${dayName}`
  return isOfAnyYear(dayName) && isCalendarDay(date) ? date : dateOfDay(dayName)
}
