import { useAtomValue } from 'jotai'
import { useEffect, useRef, type RefObject, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { dayByKey, monthOf, weeksOf } from '../../calendar/monthGrid'
import type { Quote } from '../../card/quote'
import { currentLanguage } from '../../language/i18n'
import { FIRST_WEEKDAY, weekdayInWords } from '../../language/dateInWords'
import { isDayKept, keptDaysAtom } from '../../state/kept/keptDays'
import { DayCell } from './DayCell'
import styles from './MonthGrid.module.css'
import { useChineseDays } from './useChineseDays'

/** A Sunday and the days after it: weekdays in words. */
const SOME_WEEK = Array.from({ length: 7 }, (_, after) => `2026-11-${String(22 + after)}`)

interface MonthGridProps {
  month: string // yyyy-mm
  today: string
  chosen: string // the day with the tab stop, where it is in this month
  quoteOf: ((day: string) => Quote) | null // null until the almanac has come
  titleId: string
  /** True once the chosen day shall have the focus. */
  wantsFocus: RefObject<boolean>
  onChoose: (day: string) => void
  onOpen: (day: string) => void
}

/** The days of a month as a grid: one tab stop, arrows by day and week, Page Up and Down by month. */
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
    // The focus is on the links in it, one of which is the tab stop.
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
