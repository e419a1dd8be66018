import { useTranslation } from 'react-i18next'
import { dateParts } from '../../calendar/day'
import { dayPath } from '../../calendar/dayPaths'
import type { Quote } from '../../card/quote'
import { currentLanguage } from '../../language/i18n'
import { dateInWords, weekdayInWords } from '../../language/dateInWords'
import type { LanguageId } from '../../language/languages'
import { withLanguage } from '../../language/path'
import { classes } from '../../ui/classes'
import { Link } from '../../ui/Link'
import { Bookmark } from './Bookmark'
import styles from './DayCell.module.css'
import { DayPicture } from './DayPicture'
import { firstWords } from './firstWords'
import grid from './MonthGrid.module.css'
import type { ChineseDay } from './useChineseDays'

interface DayCellProps {
  day: string // yyyy-mm-dd
  quote: Quote | null // null until the almanac has come
  isToday: boolean
  isKept: boolean
  isStop: boolean // the grid's tab stop
  chineseDay: ChineseDay | null // where it is shown
  todayWord: string
  onOpen: (day: string) => void
}

const ROOM = '\u00a0' // until the Chinese calendar has come, so that nothing moves then

/** A day of the grid: number, small card and, in Chinese, the day of the Chinese calendar; a link to its page. */
export function DayCell(props: DayCellProps) {
  const { day, quote, isToday, isKept, isStop, chineseDay, todayWord, onOpen } = props
  const language = currentLanguage()
  const name = useNameOf(day, quote, { isToday, isKept, chineseDay }, language)
  return (
    <span role="gridcell" className={styles.cell}>
      <Link
        to={withLanguage(dayPath(day), language)}
        data-day={day}
        onClick={() => onOpen(day)}
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        className={classes(styles.day, isToday && styles.today)}
      >
        <span className={classes(grid.head, styles.head)}>
          <span className={styles.number}>{dateParts(day).day}</span>
          {isToday && (
            <>
              <span className={styles.dot} />
              <span className={styles.word}>{todayWord}</span>
            </>
          )}
          {isKept && (
            <span className={styles.kept}>
              <Bookmark />
            </span>
          )}
        </span>
        <span className={styles.picture}>
          <DayPicture quote={quote} dayName={day} />
        </span>
        {language === 'zh' && (
          <span className={classes(styles.chinese, chineseDay?.isTerm && styles.term)}>
            {chineseDay?.text ?? ROOM}
          </span>
        )}
      </Link>
    </span>
  )
}

/** Sunday 22 November 2026, today, kept: Liberty means responsibility… */
function useNameOf(
  day: string,
  quote: Quote | null,
  { isToday, isKept, chineseDay }: Pick<DayCellProps, 'isToday' | 'isKept' | 'chineseDay'>,
  language: LanguageId,
): string {
  const { t } = useTranslation()
  let name = t('days.dayOf', { weekday: weekdayInWords(day, language), date: dateInWords(day, language) })
  if (chineseDay) name = `${name}，${chineseDay.spoken}`
  if (isToday) name = t('days.todayOf', { day: name })
  if (isKept) name = t('days.keptOf', { day: name })
  if (!quote) return name
  const words = firstWords(language === 'zh' ? quote.translation : quote.content, language)
  return t('days.wordsOf', { day: name, words })
}
