/**
 * A day's quote on the server: the upstream provider when there is one, the embedded almanac otherwise and
 * whenever the provider fails. One upstream call per day asked, however many visitors ask at once.
 */
import { LRUCache } from 'lru-cache'
import type { Quote } from '../card/quote'
import { almanacQuote } from '../quotes/almanac'
import { quoteUrl } from '../quotes/chain'
import { parseProviderQuote } from '../quotes/provider'
import { readAnswer } from '../quotes/readAnswer'

export const UPSTREAM_LIMIT_MS = 3_000
const KEPT_MS = 12 * 3_600_000
const FAILURE_KEPT_MS = 30_000 // spares a provider that is down; short, so that its return is soon seen
const KEPT_DAYS = 1_000
const CALLS_AT_ONCE = 128 // days asked for beyond these are answered from the almanac, not queued

export interface QuoteWorld {
  providerUrl: string | null
  fetch: typeof fetch
  now: () => Date
  warn: (message: string, reason?: unknown) => void
}

export type FindQuote = (calendarDay: string) => Promise<Quote>

/** How /api/quote finds the quote of a real calendar day (yyyy-mm-dd). Never rejects. */
export function createQuoteFinder({ providerUrl, fetch, now, warn }: QuoteWorld): FindQuote {
  const kept = new LRUCache<string, Quote>({
    max: KEPT_DAYS,
    perf: { now: () => now().getTime() },
    ttlResolution: 0, // ask the clock each time: it is the caller's
  })
  const calls = new Map<string, Promise<Quote>>()

  return async function findQuote(calendarDay: string): Promise<Quote> {
    const known = kept.get(calendarDay) ?? calls.get(calendarDay)
    if (known) return known
    if (!providerUrl) {
      const quote = almanacQuote(calendarDay)
      kept.set(calendarDay, quote) // one and the same each time: what is made of it may be kept with it
      return quote
    }
    if (calls.size >= CALLS_AT_ONCE) return almanacQuote(calendarDay)
    const call = askProvider(providerUrl, calendarDay).finally(() => calls.delete(calendarDay))
    calls.set(calendarDay, call)
    return call
  }

  async function askProvider(provider: string, calendarDay: string): Promise<Quote> {
    let quote: Quote
    try {
      const answer = await readAnswer(quoteUrl(provider, calendarDay), { fetch, limitMs: UPSTREAM_LIMIT_MS })
      const parsed = parseProviderQuote(answer, calendarDay)
      if (!parsed.ok) throw parsed.refusal
      quote = parsed.quote
    } catch (error) {
      warn(`The quote provider gave no quote for ${calendarDay}; the almanac answers.`, error)
      quote = almanacQuote(calendarDay)
    }
    kept.set(calendarDay, quote, { ttl: quote.source === 'provider' ? KEPT_MS : FAILURE_KEPT_MS })
    return quote
  }
}
