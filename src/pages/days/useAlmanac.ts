import { useCallback, useEffect, useState } from 'react'
import { almanacDays, dateOfDay } from '../../calendar/dayPaths'
import type { Quote } from '../../card/quote'
import { bringAlmanac } from '../../quotes/bringAlmanac'
import { boundedMemo, whenAsked } from '../../scene/memo'

/** What the calendar knows of the days. */
export interface AlmanacInBrowser {
  /** The same object each time: a cell whose quote is the same is not drawn anew. */
  quoteOf: (calendarDay: string) => Quote
  /** All 366, in the order of the year. */
  all: () => readonly Quote[]
}

const DAYS_KEPT = 400 // a year's, and the month in sight of another

/** It stays for the next month and the next visit to the calendar. */
let arrived: AlmanacInBrowser | null = null

/** The almanac, null until it has come; and, once it did not, the way to try again. */
export function useAlmanac(): { almanac: AlmanacInBrowser | null; retry: (() => void) | null } {
  const [almanac, setAlmanac] = useState(arrived)
  const [hasFailed, setFailed] = useState(false)
  const bring = useCallback(() => {
    setFailed(false)
    bringAlmanac().then(
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
    if (!arrived) bring()
  }, [bring])
  return { almanac, retry: hasFailed ? bring : null }
}
