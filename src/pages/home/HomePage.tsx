import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { dayPath, DAYS_PATH } from '../../calendar/dayPaths'
import { localPath } from '../../language/i18n'
import { dayAfter } from '../../quotes/dates'
import { todayAtom } from '../../state/midnight'
import { loadedQuoteAtom, loadQuoteAtom } from '../../state/quote'
import { Link } from '../../ui/Link'
import { NewDayNotice } from '../shell/NewDayNotice'
import { useMidnight } from '../shell/useMidnight'
import { CardMaker } from './CardMaker'
import styles from './HomePage.module.css'
import { TodaysQuote } from './TodaysQuote'

const FEATURES = ['daily', 'custom', 'export'] as const

export function HomePage() {
  const { t } = useTranslation()
  const loadQuote = useSetAtom(loadQuoteAtom)
  const loaded = useAtomValue(loadedQuoteAtom)
  const isLoaded = loaded !== null
  useMidnight()

  useEffect(() => {
    if (!isLoaded) void loadQuote('today')
  }, [isLoaded, loadQuote])

  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('home.title')}</h1>
          <p className={styles.lead}>{t('home.subtitle')}</p>
        </div>
        <div className={styles.card}>
          <TodaysQuote />
        </div>
        <div className={styles.maker}>
          <CardMaker />
        </div>
      </div>
      <section className={styles.features} aria-label={t('home.features.label')}>
        {FEATURES.map((feature) => (
          <div key={feature}>
            <h2 className={styles.featureTitle}>{t(`home.features.${feature}.title`)}</h2>
            <p className={styles.featureText}>{t(`home.features.${feature}.text`)}</p>
            {feature === 'daily' && <OtherDays />}
          </div>
        ))}
      </section>
      <div role="status" className={styles.notices}>
        <NewDayNotice shownDay={loaded?.date ?? null} onShow={() => void loadQuote('today')} />
      </div>
    </div>
  )
}

/** Only the browser knows which day yesterday was. */
function OtherDays() {
  const { t } = useTranslation()
  const today = useAtomValue(todayAtom)
  return (
    <p className={styles.otherDays}>
      <Link to={localPath(DAYS_PATH)}>{t('home.calendar')}</Link>
      {today !== null && <Link to={localPath(dayPath(dayAfter(today, -1)))}>{t('home.yesterday')}</Link>}
    </p>
  )
}
