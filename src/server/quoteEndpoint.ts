import { Hono } from 'hono'
import { isCalendarDay, localDay } from '../quotes/dates'
import { endpointAnswer } from '../quotes/endpoint'
import { apiError } from './apiError'
import { createQuoteFinder, type QuoteWorld } from './quote'

/** GET /?date=yyyy-mm-dd in the provider's shape; without a date, today on the server's calendar. */
export function quoteEndpoint(world: QuoteWorld): Hono {
  const findQuote = createQuoteFinder(world)
  return new Hono()
    .use(async (c, next) => {
      c.header('access-control-allow-origin', '*') // public words: a page on another host may ask
      await next()
    })
    .get('/', async (c) => {
      const dates = c.req.queries('date') ?? [localDay(world.now())]
      const [calendarDay = ''] = dates
      if (dates.length > 1) return apiError(c, 400, 'bad-date', 'date must be given once')
      if (!isCalendarDay(calendarDay))
        return apiError(c, 400, 'bad-date', 'date must be a real calendar day, written YYYY-MM-DD')
      const quote = await findQuote(calendarDay)
      // Short: a day's quote is fixed, but an almanac quote may stand in for a provider that is soon back.
      c.header(
        'cache-control',
        quote.source === 'provider' || !world.providerUrl ? 'max-age=300' : 'no-store',
      )
      return c.json(endpointAnswer(quote))
    })
    .all('/', (c) => {
      c.header('allow', 'GET, HEAD')
      return apiError(c, 405, 'bad-method', 'ask with GET')
    })
}
