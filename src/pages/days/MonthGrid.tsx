import { useAtomValue } from 'jotai'
import { useEffect, useRef, type RefObject, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayByKey, monthOf, weeksOf } from '../../calendar/monthGrid'
import type { Quote } from '../../card/quote'
import { currentLanguage, localPath } from '../../language/i18n'
import { FIRST_WEEKDAY, weekdayInWords, dateInWords } from '../../language/dateInWords'
import { isDayKept, keptDaysAtom } from '../../state/kept/keptDays'
import styles from './MonthGrid.module.css'
import { dateParts } from '../../calendar/day'
import { dayPath } from '../../calendar/dayPaths'
import type { LanguageId } from '../../language/languages'
import { classes } from '../../ui/classes'
import { Link } from '../../ui/Link'
import { lateHook } from '../browser/lateHook'
import { DayPicture } from './DayPicture'

const WORDS = 8
const CHARACTERS = 16

const ROOM = '\u00a0' // reserves the line until the Chinese calendar has loaded, so that nothing moves

/** Any Sunday to Saturday, for weekday names. */
const SOME_WEEK = Array.from({ length: 7 }, (_, after) => `2026-11-${String(22 + after)}`)

interface MonthGridProps {
  month: string
  today: string
  chosen: string
  quoteOf: ((day: string) => Quote) | null // null until the almanac has loaded
  titleId: string
  wantsFocus: RefObject<boolean>
  onChoose: (day: string) => void
  onOpen: (day: string) => void
}

/** The grid has one tab stop, arrows by day and week, Page Up and Down by month. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, chosen, quoteOf, titleId, wantsFocus, onChoose, onOpen } = props
  const { t } = useTranslation()
  const language = currentLanguage()
  const first = FIRST_WEEKDAY[language]
  const kept = useAtomValue(keptDaysAtom)
  const chineseDayOf = useChineseDays(language === 'zh')
  const grid = useRef<HTMLDivElement>(null)
  const stop = [chosen, today].find((day) => monthOf(day) === month) ?? `${month}-01`

  useEffect(() => {
    if (!wantsFocus.current || monthOf(chosen) !== month) return
    wantsFocus.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${chosen}"]`)?.focus()
  }, [wantsFocus, chosen, month])

  const walk = (event: KeyboardEvent) => {
    const { day } = (event.target as HTMLElement).dataset
    if (day === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayByKey(day, event, first)
    if (next === null) return
    event.preventDefault()
    onChoose(next)
  }
  return (
    // The links inside have the focus, one of which is the tab stop.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={grid} role="grid" aria-labelledby={titleId} onKeyDown={walk}>
      <div role="row" className={styles.weekdays}>
        {SOME_WEEK.map((_, place) => {
          const weekday = weekdayInWords(SOME_WEEK[(place + first) % 7]!, language)
          return (
            <span key={place} role="columnheader" aria-label={weekday} className={styles.weekday}>
              <span className={styles.long}>{weekday}</span>
              <span className={styles.short}>
                {language === 'zh' ? weekday.slice(-1) : weekday.slice(0, 3)}
              </span>
            </span>
          )
        })}
      </div>
      {weeksOf(month, first).map((week, at) => (
        <div key={at} role="row" className={styles.week}>
          {week.map((day, place) =>
            day === null ? (
              <span key={place} role="gridcell" />
            ) : (
              <DayCell
                key={day}
                day={day}
                quote={quoteOf?.(day) ?? null}
                isToday={day === today}
                isKept={kept !== null && isDayKept(kept, day)}
                isStop={day === stop}
                chineseDay={chineseDayOf?.(day) ?? null}
                todayWord={t('days.today')}
                onOpen={onOpen}
              />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

interface DayCellProps {
  day: string // yyyy-mm-dd
  quote: Quote | null // null until the almanac has come
  isToday: boolean
  isKept: boolean
  isStop: boolean
  chineseDay: ChineseDay | null
  todayWord: string
  onOpen: (day: string) => void
}

function DayCell(props: DayCellProps) {
  const { day, quote, isToday, isKept, isStop, chineseDay, todayWord, onOpen } = props
  const language = currentLanguage()
  const name = useNameOf(day, quote, { isToday, isKept, chineseDay }, language)
  return (
    <span role="gridcell" className={styles.cell}>
      <Link
        to={localPath(dayPath(day))}
        data-day={day}
        onClick={() => onOpen(day)}
        tabIndex={isStop ? 0 : -1}
        aria-label={name}
        aria-current={isToday ? 'date' : undefined}
        className={classes(styles.day, isToday && styles.today)}
      >
        <span className={styles.head}>
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

function Bookmark() {
  return (
    <svg width="10" height="14" viewBox="0 0 10 14" aria-hidden="true" focusable="false">
      <path d="M1 0h8v13.2L5 9.9l-4 3.3z" fill="currentColor" />
    </svg>
  )
}

function firstWords(text: string, language: LanguageId): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const start =
    language === 'zh' ? [...line].slice(0, CHARACTERS).join('') : line.split(' ').slice(0, WORDS).join(' ')
  return start === line ? line : `${start.replace(/[\p{P}\s]+$/u, '')}…`
}

/** A day's Chinese date: 小雪 on a solar term, 十月 on the first of a month, else 初二. */
interface ChineseDay {
  text: string
  isTerm: boolean
  spoken: string // 农历十月十四，小雪
}

type ChineseDayOf = (calendarDay: string) => ChineseDay | null

const useChineseDays = lateHook(loadChineseDays, 'The Chinese calendar did not load')

async function loadChineseDays(): Promise<ChineseDayOf> {
  const [{ chineseDateOf, solarTermOf }, { chineseDateInWords }] = await Promise.all([
    import('../../calendar/chineseCalendar'),
    import('../../calendar/chineseWords'),
  ])
  return (calendarDay) => {
    const date = chineseDateOf(calendarDay)
    if (!date) return null
    const whole = chineseDateInWords(date) // 十月十四
    const term = solarTermOf(calendarDay)
    const at = whole.indexOf('月') + 1
    return {
      text: term ?? (date.day === 1 ? whole.slice(0, at) : whole.slice(at)),
      isTerm: term !== null,
      spoken: `农历${whole}${term === null ? '' : `，${term}`}`,
    }
  }
}
