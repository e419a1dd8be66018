/** It comes from prerender/ in Node and the document in a browser, so that hydration matches. */
import { dateOfDay } from '../../calendar/dayPaths'
import { SERVED_DAY_ID, type ServedDay } from '../../card/filledDayPage'
import type { Quote } from '../../card/quote'
import { isRecord } from '../../scene/values'
import { parseEndpointQuote } from '../../quotes/endpoint'

export interface DayOnPage {
  day: string
  quote: Quote
  chinese: string
}

let served: DayOnPage | null | undefined

export function serveDay(day: ServedDay): void {
  served = readServed(day)
}

/** null if none did or the visitor has moved on. */
export function servedDay(dayName: string): DayOnPage | null {
  served ??= typeof document === 'undefined' ? null : readServed(servedJson())
  return served?.day === dayName ? served : null
}

function servedJson(): unknown {
  const text = document.getElementById(SERVED_DAY_ID)?.textContent ?? ''
  try {
    return JSON.parse(text)
  } catch {
    return null // The page has another URL, so its quote must be requested.
  }
}

function readServed(from: unknown): DayOnPage | null {
  if (!isRecord(from)) return null
  const { day, quote, chinese } = from
  if (typeof day !== 'string' || typeof chinese !== 'string') return null
  const date = dateOfDay(day)
  const parsed = parseEndpointQuote(quote, date, date)
  return parsed.ok ? { day, quote: parsed.quote, chinese } : null
}
