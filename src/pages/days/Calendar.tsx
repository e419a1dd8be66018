import { useAtomValue, useStore } from 'jotai'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { daysAddress, monthPath, almanacDays, dateOfDay } from '../../calendar/dayPaths'
import { monthOf } from '../../calendar/monthGrid'
import { currentLanguage, localPath } from '../../language/i18n'
import { withoutLanguage } from '../../language/path'
import { mediaQuery } from '../../styles/media'
import { useMediaQuery } from '../browser/useWindowWidth'
import styles from './DaysPage.module.css'
import { DaysMenus } from './DaysMenus'
import { MonthBar } from './MonthBar'
import { MonthGrid } from './MonthGrid'
import { SearchResults } from './SearchResults'
import { useSearch } from './useSearch'
import type { Quote } from '../../card/quote'
import { loadAlmanac } from '../../quotes/loadAlmanac'
import { boundedMemo, whenAsked } from '../../scene/memo'
import { loadMine, showsMineAtom } from '../../state/quote'
import { MineNote } from '../shared/MineNote'
import { RetryNote } from '../shared/RetryNote'

interface AlmanacInBrowser {
  /** A quote has always the same object, so that its cell is not redrawn. */
  quoteOf: (calendarDay: string) => Quote
  all: () => readonly Quote[]
}

const DAYS_KEPT = 400 // a year's, and the visible month of another

let arrived: AlmanacInBrowser | null = null

/** The day opened last, by the history entry it was opened from. */
const openedDays = new Map<string, string>()

export function Calendar({ today }: { today: string }) {
  const { t } = useTranslation()
  const titleId = useId()
  const placeId = useId()
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const navigate = useNavigate()
  const language = currentLanguage()
  const { almanac, retry } = useAlmanac()
  const quoteOf = useQuoteOf(almanac)
  const isMine = useAtomValue(showsMineAtom)
  const search = useSearch()
  const address = daysAddress(withoutLanguage(pathname))
  const named = address?.kind === 'month' ? address.month : null
  const month = named ?? monthOf(today)
  const [left] = useState(isBack ? openedDays.get(key) : undefined)
  const [chosen, setChosen] = useState(left ?? today)
  const wantsFocus = useRef(false)
  const isNarrow = useMediaQuery(mediaQuery('--narrow')) // The bar has no room for the menus.

  useEffect(() => {
    if (left === undefined) return
    const dayOf = () => document.getElementById(placeId)?.querySelector<HTMLElement>(`[data-day="${left}"]`)
    queueMicrotask(() => dayOf()?.focus({ preventScroll: true })) // after the page's own focus: browser/useNavigationFocus
  }, [left, placeId])

  const isSearching = search.query !== ''
  /** Gives the day the tab stop and focus, and shows its month. */
  const goTo = (day: string) => {
    setChosen(day)
    wantsFocus.current = true
    if (monthOf(day) !== month || isSearching) void navigate(localPath(monthPath(day)))
  }
  return (
    <>
      <MonthBar
        month={month}
        today={today}
        titleId={titleId}
        placeId={placeId}
        search={search}
        hasMenus={!isNarrow}
        onGoTo={goTo}
        onToday={() => setChosen(today)}
      />
      {retry && (
        <RetryNote title={t('days.failed')} onRetry={retry}>
          {t('days.failedNext')}
        </RetryNote>
      )}
      {isMine && <MineNote to={localPath(pathname)} />}
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
            quoteOf={quoteOf}
            titleId={titleId}
            wantsFocus={wantsFocus}
            onChoose={goTo}
            onOpen={(day) => openedDays.set(key, day)}
          />
        )}
      </div>
      {isNarrow && (
        <div className={styles.menus}>
          <DaysMenus month={month} opens="up" />
        </div>
      )}
    </>
  )
}

/** The visitor's own quotes go before the almanac's; null until both are there. */
function useQuoteOf(almanac: AlmanacInBrowser | null): ((day: string) => Quote) | null {
  const store = useStore()
  const isMine = useAtomValue(showsMineAtom)
  const [mine, setMine] = useState<((day: string) => Quote | null) | undefined>()
  useEffect(() => {
    void loadMine(store.get, ({ readMyDays }) => readMyDays(store.get)).then((found) => {
      const quotes = boundedMemo<Quote | null>(DAYS_KEPT)
      setMine(() => (day: string) => quotes(day, () => found?.(day) ?? null))
    })
  }, [store, isMine])
  return useMemo(() => {
    if (!almanac || !isMine) return almanac?.quoteOf ?? null
    return mine ? (day) => mine(day) ?? almanac.quoteOf(day) : null
  }, [almanac, isMine, mine])
}

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
