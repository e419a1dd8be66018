import '../../language/daysTexts'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { daysAddress } from '../../calendar/dayPaths'
import { currentLanguage } from '../../language/i18n'
import { withoutLanguage } from '../../language/path'
import { shownDayAtom } from '../../state/dayCard'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { aidsAtom, recallAidsAtom } from './aids/aids'
import { DayActions } from './DayActions'
import { DayBar } from './DayBar'
import { DayDate } from './DayDate'
import styles from './DayPage.module.css'
import { DayPicture } from './DayPicture'
import { DayText } from './DayText'
import { dayQuotesAtom, failedDaysAtom, loadDayQuoteAtom } from './dayQuotes'
import { servedDay } from './servedDay'
import { useDayKeys } from './useDayKeys'
import { useHeadOfDay } from './useHeadOfDay'

/** A day's quote: its card, its words as text, and the ways to keep, edit and share it. */
export function DayPage() {
  const { pathname } = useLocation()
  const address = daysAddress(withoutLanguage(pathname))
  return address?.kind === 'day' ? <Day dayName={address.day} /> : null
}

function Day({ dayName }: { dayName: string }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const known = useAtomValue(dayQuotesAtom).get(dayName)
  const served = servedDay(dayName)
  const quote = known ?? served?.quote ?? null
  const hasFailed = useAtomValue(failedDaysAtom).has(dayName) && !quote
  const load = useSetAtom(loadDayQuoteAtom)
  const show = useSetAtom(shownDayAtom)
  const recallAids = useSetAtom(recallAidsAtom)
  const { translation } = useAtomValue(aidsAtom)

  useLayoutEffect(() => recallAids(), [recallAids]) // before the page is painted again
  useEffect(() => {
    if (!quote) void load(dayName)
  }, [quote, dayName, load])
  useEffect(() => {
    show(quote && { dayName, quote, showsTranslation: translation })
  }, [dayName, quote, translation, show])
  useDayKeys()
  useHeadOfDay(dayName, quote, language)

  return (
    <div className={styles.page}>
      <DayBar dayName={dayName} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <DayDate dayName={dayName} served={served?.chinese ?? null} />
          {hasFailed ? (
            <div className={styles.words}>
              <ErrorNote
                title={t('error.quote')}
                action={<Button onPress={() => void load(dayName)}>{t('error.tryAgain')}</Button>}
              >
                {t('day.failedNext')}
              </ErrorNote>
            </div>
          ) : (
            <DayText key={dayName} dayName={dayName} quote={quote} />
          )}
        </div>
        <DayPicture dayName={dayName} quote={quote} />
        <DayActions dayName={dayName} quote={quote} />
      </div>
    </div>
  )
}
