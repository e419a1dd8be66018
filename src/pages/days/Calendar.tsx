import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { daysAddress, monthPath, almanacDays, dateOfDay } from '../../calendar/dayPaths'
import { monthOf } from '../../calendar/monthGrid'
import { currentLanguage } from '../../language/i18n'
import { withLanguage, withoutLanguage } from '../../language/path'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/ErrorNote'
import { MonthBar } from './MonthBar'
import { MonthGrid } from './MonthGrid'
import { SearchResults } from './SearchResults'
import { useSearch } from './useSearch'
import type { Quote } from '../../card/quote'
import { loadAlmanac } from '../../quotes/loadAlmanac'
import { boundedMemo, whenAsked } from '../../scene/memo'

/** What the calendar knows of the days. */
interface AlmanacInBrowser {
  /** The same object each time: a cell whose quote is the same is not drawn anew. */
  quoteOf: (calendarDay: string) => Quote
  /** All 366, in the order of the year. */
  all: () => readonly Quote[]
}

const DAYS_KEPT = 400 // a year's, and the month in sight of another

/** It stays for the next month and the next visit to the calendar. */
let arrived: AlmanacInBrowser | null = null

/** The day that was opened last, by the entry of the history from which it was. */
const openedDays = new Map<string, string>()

/** The month that the address names, or what is searched for in its place. */
export function Calendar({ today }: { today: string }) {
  const { t } = useTranslation()
  const titleId = useId()
  const placeId = useId()
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const language = currentLanguage()
  const { almanac, retry } = useAlmanac()
  const search = useSearch()
  const address = daysAddress(withoutLanguage(pathname))
  const named = address?.kind === 'month' ? address.month : null
  const month = named ?? monthOf(today)
  const [left] = useState(isBack ? openedDays.get(key) : undefined) // to which the visitor went from here, and comes back
  const [chosen, setChosen] = useState(left ?? today)
  const wantsFocus = useRef(false)

  useEffect(() => {
    if (left === undefined) return
    const dayOf = () => document.getElementById(placeId)?.querySelector<HTMLElement>(`[data-day="${left}"]`)
    queueMicrotask(() => dayOf()?.focus({ preventScroll: true })) // after the page itself: browser/useNavigationFocus
  }, [left, placeId])

  const isSearching = search.query !== ''
  /** The day has the grid's tab stop, and the focus; its month is shown. */
  const goTo = useCallback(
    (day: string) => {
      setChosen(day)
      wantsFocus.current = true
      if (monthOf(day) !== month || isSearching) void navigate(withLanguage(monthPath(day), language))
    },
    [month, isSearching, navigate, language],
  )
  return (
    <>
      <MonthBar
        month={month}
        today={today}
        titleId={titleId}
        placeId={placeId}
        search={search}
        onGoTo={goTo}
        onToday={() => setChosen(today)}
      />
      {retry && (
        <ErrorNote title={t('days.failed')} action={<Button onPress={retry}>{t('error.tryAgain')}</Button>}>
          {t('days.failedNext')}
        </ErrorNote>
      )}
      <div id={placeId}>
        {isSearching ? (
          <SearchResults
            quotes={almanac?.all() ?? null}
            query={search.query}
            onFollow={search.keepInAddress}
          />
        ) : (
          <MonthGrid
            key={language}
            month={month}
            today={today}
            chosen={chosen}
            quoteOf={almanac?.quoteOf ?? null}
            titleId={titleId}
            wantsFocus={wantsFocus}
            onChoose={goTo}
            onOpen={(day) => openedDays.set(key, day)}
          />
        )}
      </div>
    </>
  )
}

/** The almanac, null until it has come; and, once it did not, the way to try again. */
function useAlmanac(): { almanac: AlmanacInBrowser | null; retry: (() => void) | null } {
  const [almanac, setAlmanac] = useState(arrived)
  const [hasFailed, setFailed] = useState(false)
  const load = useCallback(() => {
    setFailed(false)
    loadAlmanac().then(
      ({ almanacQuote }) => {
        const quotes = boundedMemo<Quote>(DAYS_KEPT)
        const quoteOf = (day: string) => quotes(day, () => almanacQuote(day))
        arrived ??= { quoteOf, all: whenAsked(() => almanacDays().map((day) => quoteOf(dateOfDay(day)))) }
        setAlmanac(arrived)
      },
      (error: unknown) => {
        console.warn('The almanac did not load', error)
        setFailed(true)
      },
    )
  }, [])
  useEffect(() => {
    if (!arrived) load()
  }, [load])
  return { almanac, retry: hasFailed ? load : null }
}
