/** The almanac answers if the provider fails or is rationed. Visitors share one call per day. */
import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Quote } from '../card/quote'
import { restoreQuote } from '../card/restore'
import { almanacQuote } from '../quotes/almanac'
import { quoteUrl } from '../quotes/chain'
import { dayAfter, isTodaySomewhere, localDay, msToMidnight } from '../quotes/dates'
import { QuoteError, readAnswer } from '../quotes/readAnswer'
import { isUndated, parseServiceQuote } from '../quotes/services'
import { parsedJson } from '../scene/values'
import { createFailureLog, errorInLog } from './log'
import type { Meter } from './metrics/meter'
import { createProviderPause, withCredentials } from './providerFetch'
import { createRation } from './rateLimit'
import { createSharedCache, type Loaded } from './sharedCache'
import type { StoreCacheOptions, Store } from './store/store'

export const PROVIDER_TIMEOUT_MS = 3_000
export const DEFAULT_PROVIDER_DAYS: ProviderDays = { back: 366, ahead: 1 }
/** Cached quotes are free, as are the three days that are today somewhere, cached for at least 30 s. */
export const PROVIDER_RATION = { ofVisitor: 20, ofAll: 60, perMs: 60_000 }
const QUOTE_TTL_MS = 12 * 3_600_000
const FAILURE_TTL_MS = 30_000 // spares a failing provider, yet notices its return
const MAX_DAYS = 1_000
/** Shared by all instances. A load takes 3 s, perhaps after another's. */
const STORE_CACHE = { mostBytes: 4 * 1_048_576, mostBytesEach: 65_536, mostWaitMs: 8_000 }

/** Relative to the server's today. */
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
  store?: Store | undefined
}

/** For the ration and the log. */
export interface Asker {
  visitor: string
  requestId: string // '' if none
}

/** Also the almanac's, for a day of any year (mm-dd). */
export type QuoteFor = (c: Context, dayName: string) => Promise<Quote>

export type FindQuote = (calendarDay: string, asker?: Asker) => Promise<Quote>

/** Real days only (yyyy-mm-dd). Never rejects. */
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
  const given = new LRUCache<string, Quote>({ max: MAX_DAYS }) // the provider's quotes, which never expire
  const standIns = new LRUCache<string, Quote>({ max: MAX_DAYS }) // separate, so they evict no provider quotes
  const pause = createProviderPause(now)
  const takeRation = createRation(
    PROVIDER_RATION,
    now,
    (alone, perMs) => store?.limiter('provider', perMs, alone) ?? alone,
  )
  const logFailure = createFailureLog(warn)
  const nobody = { visitor: '', requestId: '' }
  let givesToday = false // the provider's answers name no day

  return async function findQuote(calendarDay: string, asker = nobody): Promise<Quote> {
    if (providerUrl === null || !isAskedFor(calendarDay, localDay(now()), providerDays))
      return standIn(calendarDay)
    if (givesToday && calendarDay !== localDay(now())) return given.get(calendarDay) ?? standIn(calendarDay)
    const quote = await cache.find(calendarDay, async () => load(providerUrl, calendarDay, asker))
    if (quote.source !== 'provider') return given.get(calendarDay) ?? quote // another instance may not have it
    given.set(calendarDay, quote)
    return quote
  }

  async function mayAsk(calendarDay: string, { visitor }: Asker): Promise<boolean> {
    if (pause.isOn()) return false
    return isTodaySomewhere(calendarDay, localDay(now())) || takeRation(visitor)
  }

  /** Returns the same object each time: quoteEndpoint.ts caches by it. */
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
      givesToday = isUndated(answer)
      const parsed = parseServiceQuote(answer, calendarDay, localDay(now()))
      if (!parsed.ok) throw parsed.error
      // Such a service has another quote each time it is asked: the first one is the day's.
      if (givesToday) return { value: before ?? parsed.quote, ttlMs: msToMidnight(now()) }
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

function quotesCache(providerUrl: string): StoreCacheOptions<Quote> {
  return {
    ...STORE_CACHE,
    name: 'quotes',
    of: providerUrl,
    write: (quote) => new TextEncoder().encode(JSON.stringify(restoreQuote(quote, quote.date))),
    read: (bytes, day) => {
      const text = new TextDecoder().decode(bytes)
      const quote = restoreQuote(parsedJson(text), day)
      return quote.date === day && quote.source !== 'own' && JSON.stringify(quote) === text ? quote : null
    },
  }
}

/** If false, the almanac answers. */
export function isAskedFor(calendarDay: string, today: string, { back, ahead }: ProviderDays): boolean {
  return calendarDay >= dayAfter(today, -back) && calendarDay <= dayAfter(today, ahead)
}

/** Short, because the provider may return. */
export const STAND_IN_MAX_AGE_S = 60

export function isStandIn({ source }: Quote, providerUrl: string | null): boolean {
  return providerUrl !== null && source !== 'provider'
}
