import { useTranslation } from 'react-i18next'
import { almanacDays, dayPath } from '../../calendar/dayPaths'
import { currentLanguage } from '../../language/i18n'
import { dayInWords, monthInWords } from '../../language/dateInWords'
import { withLanguage } from '../../language/path'
import { Link } from '../../ui/Link'
import cell from './DayCell.module.css'
import bar from './MonthBar.module.css'
import grid from './MonthGrid.module.css'
import styles from './StaticCalendar.module.css'

const MOST_WEEKS = 6 // public/first-paint.js sets the actual number of weeks.

/** Readers without scripts have all days; others see reserved space. */
export function StaticCalendar() {
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
                {currentLanguage() === 'zh' && <span className={cell.chinese}>&nbsp;</span>}
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
                  <Link to={withLanguage(dayPath(day), language)}>{dayInWords(day, language)}</Link>
                </li>
              ))}
          </ol>
        </section>
      ))}
    </nav>
  )
}
