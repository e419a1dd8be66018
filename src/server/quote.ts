/**
 * A day's quote on the server: from the provider when one is set, from the built-in almanac otherwise and whenever the
 * provider fails or may not be asked. What it once gave for a day stays that day's quote until it gives another. One call to the
 * provider per day, however many visitors ask at once.
 */
import { LRUCache } from 'lru-cache'
import type { Quote } from '../card/quote'
import { restoreQuote } from '../card/restore'
import { almanacQuote } from '../quotes/almanac'
import { quoteUrl } from '../quotes/chain'
import { dayAfter, isTodaySomewhere, localDay } from '../quotes/dates'
import { parseProviderQuote } from '../quotes/provider'
import { QuoteError } from '../quotes/quoteError'
import { readAnswer } from '../quotes/readAnswer'
import { isRecord, parsedJson } from '../scene/values'
import { createFailureLog, errorInLog } from './log'
import type { Meter } from './metrics/meter'
import { createProviderPause, withCredentials } from './providerFetch'
import { createRation } from './rateLimit'
import { createSharedCache, type Loaded } from './sharedCache'
import type { StoreCacheOptions, Store } from './store/store'

export const PROVIDER_TIMEOUT_MS = 3_000
export const DEFAULT_PROVIDER_DAYS: ProviderDays = { back: 366, ahead: 1 }
/** Calls to the provider; what is cached is free, and so is what is today somewhere: three days, each kept half a minute or more. */
export const PROVIDER_RATION = { ofVisitor: 20, ofAll: 60, perMs: 60_000 }
const QUOTE_TTL_MS = 12 * 3_600_000
const FAILURE_TTL_MS = 30_000 // spares a provider that is down, and notices soon when it is back
const MAX_DAYS = 1_000
/** For all instances. A load takes the provider's 3 s, and may be another's after that. */
const STORE_CACHE = { mostBytes: 4 * 1_048_576, mostBytesEach: 65_536, mostWaitMs: 8_000 }

/** Which days the provider is asked for, counted from today on the server's clock. */
export interface ProviderDays {
  back: number
  ahead: number
}

export interface QuoteDependencies {
  providerUrl: string | null
  providerDays: ProviderDays
  fetch: typeof fetch
  now: () => Date
  warn: (message: string, reason?: unknown) => void
  meter?: Meter | undefined
  store?: Store | undefined // of all instances
}

/** Who requests a quote, for the visitor's ration and for the log. */
export interface Asker {
  visitor: string
  requestId: string // '' where there is none
}

export type FindQuote = (calendarDay: string, asker?: Asker) => Promise<Quote>

/** How /api/quote finds the quote of a real calendar day (yyyy-mm-dd). Never rejects. */
export function createQuoteFinder({
  providerUrl,
  providerDays,
  fetch,
  now,
  warn,
  meter,
  store,
}: QuoteDependencies): FindQuote {
  const storeCache = providerUrl === null ? undefined : store?.cache(quotesCache(providerUrl))
  const cache = createSharedCache<Quote>({
    bound: { max: MAX_DAYS },
    now,
    storeCache,
    onFind: (how) => meter?.found('quotes', how),
  })
  const given = new LRUCache<string, Quote>({ max: MAX_DAYS }) // by the provider, and never too old
  const standIns = new LRUCache<string, Quote>({ max: MAX_DAYS }) // apart, so that they push out no provider's quote
  const pause = createProviderPause(now)
  const takeRation = createRation(
    PROVIDER_RATION,
    now,
    (alone, perMs) => store?.limiter('provider', perMs, alone) ?? alone,
  )
  const logFailure = createFailureLog(warn)
  const nobody = { visitor: '', requestId: '' }

  return async function findQuote(calendarDay: string, asker = nobody): Promise<Quote> {
    if (providerUrl === null || !isAskedFor(calendarDay, localDay(now()), providerDays))
      return standIn(calendarDay)
    const quote = await cache.find(calendarDay, async () => load(providerUrl, calendarDay, asker))
    if (quote.source !== 'provider') return given.get(calendarDay) ?? quote // another instance may not know it
    given.set(calendarDay, quote)
    return quote
  }

  async function mayAsk(calendarDay: string, { visitor }: Asker): Promise<boolean> {
    if (pause.isOn()) return false
    return isTodaySomewhere(calendarDay, localDay(now())) || takeRation(visitor)
  }

  /** The same object each time: what is made of a quote is cached with it (quoteEndpoint.ts). */
  function standIn(calendarDay: string): Quote {
    const quote = standIns.get(calendarDay) ?? almanacQuote(calendarDay)
    standIns.set(calendarDay, quote)
    return quote
  }

  async function load(provider: string, calendarDay: string, asker: Asker): Promise<Loaded<Quote>> {
    const before = given.get(calendarDay)
    if (!(await mayAsk(calendarDay, asker))) return { value: before ?? standIn(calendarDay), ttlMs: 0 }
    try {
      const answer = await readAnswer(quoteUrl(provider, calendarDay), {
        fetch: pause.watching(withCredentials(fetch)),
        limitMs: PROVIDER_TIMEOUT_MS,
      })
      const parsed = parseProviderQuote(answer, calendarDay, localDay(now()))
      if (!parsed.ok) throw parsed.error
      return { value: parsed.quote, ttlMs: QUOTE_TTL_MS }
    } catch (error) {
      logFailure({
        kind: error instanceof QuoteError ? error.code : 'internal',
        message: `The quote provider gave no quote for ${calendarDay}; ${before ? 'its last one stays' : 'the almanac answers'}. ${errorInLog(error)}`,
        requestId: asker.requestId,
      })
      return { value: before ?? standIn(calendarDay), ttlMs: FAILURE_TTL_MS }
    }
  }
}

/** What instances know of one provider's days. */
function quotesCache(providerUrl: string): StoreCacheOptions<Quote> {
  return {
    ...STORE_CACHE,
    name: 'quotes',
    of: providerUrl,
    write: (quote) => new TextEncoder().encode(JSON.stringify(quote)),
    read: (bytes) => {
      const data = parsedJson(new TextDecoder().decode(bytes))
      return isRecord(data) && typeof data.date === 'string' ? restoreQuote(data, data.date) : null
    },
  }
}

/** Whether a provider is asked for a day's quote, or the almanac has it anyway. */
export function isAskedFor(calendarDay: string, today: string, { back, ahead }: ProviderDays): boolean {
  return calendarDay >= dayAfter(today, -back) && calendarDay <= dayAfter(today, ahead)
}

/** What is made of the almanac's words where a provider's were wanted: it is kept for a short while, because the provider may be back. */
export const STAND_IN_MAX_AGE_S = 60

export function isStandIn({ source }: Quote, providerUrl: string | null): boolean {
  return providerUrl !== null && source !== 'provider'
}
