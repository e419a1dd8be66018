/**
 * A day's quote on the server: from the provider when one is set, from the built-in almanac otherwise and
 * whenever the provider fails. One call to the provider per day, however many visitors ask at once.
 */
import type { Quote } from '../card/quote'
import { almanacQuote } from '../quotes/almanac'
import { quoteUrl } from '../quotes/chain'
import { parseProviderQuote } from '../quotes/provider'
import { readAnswer } from '../quotes/readAnswer'
import { CacheBusyError, createSharedCache, type Loaded } from './sharedCache'

export const PROVIDER_TIMEOUT_MS = 3_000
const QUOTE_TTL_MS = 12 * 3_600_000
const FAILURE_TTL_MS = 30_000 // spares a provider that is down, and notices soon when it is back
const MAX_DAYS = 1_000
const MAX_CALLS = 128 // at once; days beyond these are answered from the almanac, not queued

export interface QuoteWorld {
  providerUrl: string | null
  fetch: typeof fetch
  now: () => Date
  warn: (message: string, reason?: unknown) => void
}

export type FindQuote = (calendarDay: string) => Promise<Quote>

/** How /api/quote finds the quote of a real calendar day (yyyy-mm-dd). Never rejects. */
export function createQuoteFinder({ providerUrl, fetch, now, warn }: QuoteWorld): FindQuote {
  const cache = createSharedCache<Quote>({
    bound: { max: MAX_DAYS },
    maxLoads: providerUrl ? MAX_CALLS : Infinity,
    now,
  })

  return async function findQuote(calendarDay: string): Promise<Quote> {
    try {
      return await cache.find(calendarDay, async () => load(calendarDay))
    } catch (error) {
      if (error instanceof CacheBusyError) return almanacQuote(calendarDay)
      throw error
    }
  }

  async function load(calendarDay: string): Promise<Loaded<Quote>> {
    // The same object each time: what is made of a quote is cached with it (quoteEndpoint.ts).
    if (!providerUrl) return { value: almanacQuote(calendarDay), ttlMs: Infinity }
    try {
      const answer = await readAnswer(quoteUrl(providerUrl, calendarDay), {
        fetch,
        limitMs: PROVIDER_TIMEOUT_MS,
      })
      const parsed = parseProviderQuote(answer, calendarDay)
      if (!parsed.ok) throw parsed.error
      return {
        value: parsed.quote,
        ttlMs: parsed.quote.source === 'provider' ? QUOTE_TTL_MS : FAILURE_TTL_MS,
      }
    } catch (error) {
      warn(`The quote provider gave no quote for ${calendarDay}; the almanac answers.`, error)
      return { value: almanacQuote(calendarDay), ttlMs: FAILURE_TTL_MS }
    }
  }
}
