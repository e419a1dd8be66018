import { type Context, Hono } from 'hono'
import type { Quote } from '../card/quote'
import { almanacQuote } from '../quotes/almanac'
import { isCalendarDay, localDay } from '../quotes/dates'
import { endpointAnswer } from '../quotes/endpoint'
import { apiError } from './apiError'
import { etagOf, matchesEtag } from './caching'
import { type FindQuote, isStandIn, type QuoteDependencies } from './quote'
import type { Visitor } from './visitor'
import { secondsLeftIn } from './zones'

const HOUR_S = 3_600

/**
 * Cached until midnight, server time, if today's. Another day may be today elsewhere: an hour. An undated request's day has just ended: not cached.
 */
function keptFor(calendarDay: string, isDated: boolean, now: Date): string {
  if (calendarDay === localDay(now)) return `max-age=${secondsLeftIn(null, now)}`
  return isDated ? `max-age=${HOUR_S}` : 'no-store'
}

/** GET /?date=yyyy-mm-dd; undated: the server's today. source=almanac skips the provider. */
export function quoteEndpoint(
  dependencies: QuoteDependencies,
  findQuote: FindQuote,
  visitorOf: (c: Context) => Visitor,
): Hono {
  return new Hono()
    .use(async (c, next) => {
      c.header('access-control-allow-origin', '*') // other sites may ask
      await next()
    })
    .get('/', async (c) => {
      const dates = c.req.queries('date')
      const [calendarDay = ''] = dates ?? [localDay(dependencies.now())]
      if (dates && dates.length > 1) return apiError(c, 400, 'bad-date', 'date must be given once')
      if (!isCalendarDay(calendarDay))
        return apiError(c, 400, 'bad-date', 'date must be a real calendar day, written YYYY-MM-DD')
      const asker = { visitor: visitorOf(c).id, requestId: c.get('requestId') }
      const isOfAlmanac = c.req.query('source') === 'almanac' // as links to a day specify it
      const quote = isOfAlmanac ? almanacQuote(calendarDay) : await findQuote(calendarDay, asker)
      // An almanac quote may stand in for a provider that returns soon.
      const isFinal = isOfAlmanac || !isStandIn(quote, dependencies.providerUrl)
      c.header(
        'cache-control',
        isFinal ? keptFor(calendarDay, dates !== undefined, dependencies.now()) : 'no-store',
      )
      const { body, etag } = await written(quote)
      c.header('etag', etag)
      if (matchesEtag(etag, c.req.header('if-none-match'))) return c.body(null, 304)
      return c.body(body, 200, { 'content-type': 'application/json' })
    })
    .all('/', (c) => {
      c.header('allow', 'GET, HEAD')
      return apiError(c, 405, 'bad-method', 'ask with GET')
    })
}

interface WrittenQuote {
  body: string // too small to compress
  etag: string // the body's
}

/** Runs once per quote object: a thousand requests a second may ask. */
const writtenQuotes = new WeakMap<Quote, Promise<WrittenQuote>>()

function written(quote: Quote): Promise<WrittenQuote> {
  const known = writtenQuotes.get(quote)
  if (known) return known
  const writing = write(quote)
  writtenQuotes.set(quote, writing)
  return writing
}

async function write(quote: Quote): Promise<WrittenQuote> {
  const body = JSON.stringify(endpointAnswer(quote))
  return { body, etag: await etagOf(new TextEncoder().encode(body)) }
}
