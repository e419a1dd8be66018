import { type Context, Hono } from 'hono'
import { dateOfDay, isOfAnyYear } from '../../calendar/dayPaths'
import type { Card } from '../../card/card'
import { decodeCard, type SharedCardProblem } from '../../card/shareCode'
import { almanacQuote } from '../../quotes/almanac'
import { isTodaySomewhere, localDay } from '../../quotes/dates'
import { apiError } from '../apiError'
import { matchesEtag, secondsToMidnight } from '../caching'
import { BusyError } from '../fairQueue'
import type { Visitor } from '../visitor'
import { DeadlyCardError, DEADLY_RETRY_AFTER_S, isNewlyDeadly } from './deadlyCard'
import { createCardImageFinder, type CardImageDependencies, type DaysCard, type DrawCard } from './finder'
import { readCardImageQuery, type CardImageFormat, type DayQuery } from './query'

const DATED_MAX_AGE_S = 7 * 86_400
const STAND_IN_MAX_AGE_S = 60
const RETRY_AFTER_S = 5
const LEFT = 499 // nobody reads it; in the log it says what nginx's does: the client closed the request

const CODE_PROBLEMS: Readonly<Record<SharedCardProblem, string>> = {
  unreadable: 'k holds no card',
  incomplete: 'the end of k is missing',
  'too-long': 'k is longer than any card',
  newer: 'k is of a later version of this site',
  'no-quote': 'the words of the day that k names cannot be had',
}

interface EndpointDependencies extends Omit<CardImageDependencies, 'drawCard'> {
  drawCard: DrawCard | undefined // without it the endpoint answers 404
  visitorOf: (c: Context) => Visitor
}

/**
 * GET /?date=&template=&ratio=&composition=&lead=&date-line=&scale=&view=: that day's card as a picture, for pages that show a link to it and for home. All
 * may be left out. GET /?k=&scale=: the card that a link holds.
 */
export function cardImageEndpoint({ drawCard, visitorOf, ...dependencies }: EndpointDependencies): Hono {
  const { now, warn } = dependencies
  const findCardImage = drawCard && createCardImageFinder({ ...dependencies, drawCard })
  return new Hono()
    .get('/', async (c) => {
      if (!findCardImage) return apiError(c, 404, 'not-found', 'cards are not drawn here')
      const today = now()
      const query = readCardImageQuery((name) => c.req.queries(name) ?? [], localDay(today))
      if ('refusal' in query) return apiError(c, 400, query.refusal, query.message)
      const { signal } = c.req.raw
      const { scale, view } = query
      const format: CardImageFormat = c.req.path.endsWith('.webp') ? 'webp' : 'png'
      const of = 'code' in query ? await cardInLink(query.code, today) : daysCard(query, localDay(today))
      if (typeof of === 'string') return apiError(c, 400, 'bad-k', CODE_PROBLEMS[of])
      try {
        const wanted = { of, scale, view, format }
        const image = await findCardImage(wanted, visitorOf(c), signal, c.get('requestId'))
        const isOfNoDay = 'day' in query && query.day === null
        const seconds = isOfNoDay ? secondsToMidnight(today) : DATED_MAX_AGE_S
        c.header(
          'cache-control',
          `public, max-age=${image.isFinal ? seconds : Math.min(seconds, STAND_IN_MAX_AGE_S)}`,
        )
        c.header('etag', image.etag)
        if (matchesEtag(image.etag, c.req.header('if-none-match'))) return c.body(null, 304)
        c.header('content-type', `image/${format}`)
        c.header('content-length', String(image.bytes.byteLength))
        return c.body(image.bytes)
      } catch (error) {
        return signal.aborted ? new Response(null, { status: LEFT }) : refused(c, error)
      }
    })
    .all('/', (c) => {
      c.header('allow', 'GET, HEAD')
      return apiError(c, 405, 'bad-method', 'ask with GET')
    })

  async function cardInLink(code: string, today: Date): Promise<Card | SharedCardProblem> {
    const shared = await decodeCard(code, { today: localDay(today), almanacQuote })
    return 'card' in shared ? shared.card : shared.problem
  }

  function daysCard({ day, settings, isOfHome, isAsShared }: DayQuery, today: string): DaysCard {
    const wanted = dateOfDay(day ?? today)
    const isOfAlmanac = day !== null && isOfAnyYear(day)
    const isOfPages =
      !isOfAlmanac && ((isAsShared && wanted === today) || (isOfHome && isTodaySomewhere(wanted, today))) // home asks by the visitor's day
    return { day: wanted, settings, isOfHome, isOfAlmanac, isOfPages }
  }

  /** @throws what is no refusal */
  function refused(c: Context, error: unknown): Response {
    if (error instanceof BusyError) {
      c.header('retry-after', String(RETRY_AFTER_S))
      return apiError(c, 429, 'too-many', 'too many cards at once; try again soon')
    }
    if (!(error instanceof DeadlyCardError)) throw error
    if (isNewlyDeadly(error))
      warn(`The card of request ${c.get('requestId')} ended the process that draws.`, error)
    c.header('retry-after', String(DEADLY_RETRY_AFTER_S))
    return apiError(c, 503, 'undrawable', 'this card ended the process that draws; it rests for ten minutes')
  }
}
