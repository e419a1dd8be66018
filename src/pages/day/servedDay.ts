/**
 * The quote that a page brings for its first rendering: in Node the one that prerender/ gives, in the browser what the document holds.
 * So the words are there before any code, and hydration finds what it renders.
 */
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

/** For prerender/: what the next pages are rendered with. */
export function serveDay(day: ServedDay): void {
  served = readServed(day)
}

/** The day that came with the page; null if it came without one, or the visitor has gone on to another. */
export function servedDay(dayName: string): DayOnPage | null {
  served ??= typeof document === 'undefined' ? null : readServed(servedJson())
  return served?.day === dayName ? served : null
}

function servedJson(): unknown {
  const text = document.getElementById(SERVED_DAY_ID)?.textContent ?? ''
  try {
    return JSON.parse(text)
  } catch {
    return null // a page of another address: its quote is asked for
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
