import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { todayAtom } from '../../state/midnight'
import { useHydrated } from '../browser/useHydrated'
import { useMidnight } from '../shell/useMidnight'
import { Calendar } from './Calendar'
import styles from './DaysPage.module.css'
import { almanacDays, dayPath } from '../../calendar/dayPaths'
import { currentLanguage, localPath } from '../../language/i18n'
import { dayInWords, monthInWords } from '../../language/dateInWords'
import { Link } from '../../ui/Link'
import bar from './MonthBar.module.css'
import grid from './MonthGrid.module.css'

export function DaysPage() {
  const isHydrated = useHydrated()
  const today = useAtomValue(todayAtom)
  useMidnight()
  return (
    <div className={styles.page}>
      {isHydrated && today !== null ? <Calendar today={today} /> : <StaticCalendar />}
    </div>
  )
}

const MOST_WEEKS = 6 // public/first-paint.js sets the actual number of weeks.

/** Readers without scripts have all days; others see reserved space. */
function StaticCalendar() {
  const { t } = useTranslation()
  return (
    <>
      <div className={bar.bar}>
        <div className={`${bar.steps} ${styles.steps}`}>
          <span className={bar.noStep} />
          <span className={bar.noStep} />
        </div>
        <h1 className={`${bar.title} ${styles.title}`}>
          <span>{t('days.title')}</span>
        </h1>
      </div>
      <div className={styles.blank} aria-hidden="true">
        <div className={grid.weekdays}>
          <span className={grid.weekday}>&nbsp;</span>
        </div>
        {Array.from({ length: MOST_WEEKS }, (_, week) => (
          <div key={week} className={grid.week}>
            {Array.from({ length: 7 }, (_day, place) => (
              <div key={place} className={styles.cell}>
                <span className={grid.head}>&nbsp;</span>
                <span className={styles.sheet} />
                {currentLanguage() === 'zh' && <span className={grid.chinese}>&nbsp;</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
      <noscript>
        <DaysOfTheYear />
      </noscript>
    </>
  )
}

function DaysOfTheYear() {
  const { t } = useTranslation()
  const language = currentLanguage()
  const months = [...new Set(almanacDays().map((day) => day.slice(0, 2)))]
  return (
    <nav aria-label={t('days.allDays')} className={styles.year}>
      {months.map((month) => (
        <section key={month}>
          <h2 className={styles.month}>{monthInWords(`${month}-01`, language)}</h2>
          <ol className={styles.days}>
            {almanacDays()
              .filter((day) => day.startsWith(month))
              .map((day) => (
                <li key={day}>
                  <Link to={localPath(dayPath(day))}>{dayInWords(day, language)}</Link>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </nav>
  )
}
