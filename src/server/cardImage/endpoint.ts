import { type Context, Hono } from 'hono'
import { dateOfDay, isOfAnyYear } from '../../calendar/dayPaths'
import type { CardSettings } from '../../card/settings'
import { decodeShareCode } from '../../card/shareCode'
import { FORMATS } from '../../export/formats'
import { cardSize, FULL_VIEW } from '../../layout/view'
import { nearestRatio, targetOf } from '../../look/targets'
import { almanacQuote } from '../../quotes/almanac'
import { isTodaySomewhere } from '../../quotes/dates'
import { apiError, LEFT, matchesEtag, RefusedError, refuseMethod } from '../answers'
import { BusyError } from '../fairQueue'
import { STAND_IN_MAX_AGE_S } from '../quote'
import type { Visitor } from '../visitor'
import { dayIn, nameOfZone, secondsLeftIn, ZONE_HEADER } from '../zones'
import { type CardAsked, editionOf, refusedCode } from './canonical'
import { DEADLY_RETRY_AFTER_S, DeadlyCardError, DrawingStoppedError, isNewlyDeadly } from './deadlyCard'
import { type CardImageDependencies, createCardImageFinder, type DrawCard, type WantedCard } from './finder'
import { EDITION_NAME } from './parameters'
import type { CardImageFormat, CodeQuery, DayQuery, Drawing } from './query'
import { sizeBy } from './sizeQuery'

const RETRY_AFTER_S = 5

interface EndpointDependencies extends Omit<CardImageDependencies, 'drawCard'> {
  drawCard: DrawCard | undefined // absent: the endpoint responds 404
  visitorOf: (c: Context) => Visitor
}

/** GET /: a day's card as a picture, for link previews and home; GET /?k=: the card in a link. */
export function cardImageEndpoint({ drawCard, visitorOf, ...dependencies }: EndpointDependencies): Hono {
  const { now, warn } = dependencies
  const findCardImage = drawCard && createCardImageFinder({ ...dependencies, drawCard })
  return new Hono()
    .get('/', async (c) => {
      if (!findCardImage) return apiError(c, 404, 'not-found', 'cards are not drawn here')
      const { query, today, zone } = await c.get('cardAsked') // canonical.ts parses it
      const { signal } = c.req.raw
      const format = c.req.path.slice(c.req.path.lastIndexOf('.') + 1) as CardImageFormat
      if (query.greys && format !== 'png')
        throw new RefusedError('bad-palette', 'pictures of 2, 4 or 16 greys are PNG: ask card.png')
      const { scale, view, greys, target } = query
      const taken: readonly string[] | undefined = target && targetOf(target)?.takes.formats
      if (taken && !taken.includes(format))
        throw new RefusedError('bad-target', `${target} takes ${taken.join(', ')}: ask card.${taken[0]}`)
      if (format === 'type' && !('day' in query && query.firstLook))
        throw new RefusedError('bad-format', 'card.type is of template=home or editor alone')
      const asked =
        'code' in query ? await cardInLink(query, today) : daysCard(query, { today, zone }, format)
      try {
        const wanted = { ...asked, ...(format === 'type' ? TYPE : { scale, view, greys, target }), format }
        const image = await findCardImage(wanted, visitorOf(c), signal, c.get('requestId'))
        const isOfNoDay = 'day' in query && query.day === null
        const kept = {
          ...image,
          today: isOfNoDay ? today : null,
          zone,
          edition: editionOf(c.req.query(EDITION_NAME)),
        }
        c.header('cache-control', cardCacheControl(kept, now()))
        if (isOfNoDay) c.header(ZONE_HEADER, nameOfZone(zone))
        c.header('etag', image.etag)
        if (matchesEtag(image.etag, c.req.header('if-none-match'))) return c.body(null, 304)
        c.header('content-type', format === 'type' ? 'application/octet-stream' : FORMATS[format].mimeType)
        c.header('content-length', String(image.bytes.byteLength))
        return c.body(image.bytes)
      } catch (error) {
        return signal.aborted ? new Response(null, { status: LEFT }) : refused(c, error)
      }
    })
    .all('/', refuseMethod)

  function refused(c: Context, error: unknown): Response {
    if (error instanceof BusyError) {
      c.header('retry-after', String(RETRY_AFTER_S))
      return apiError(c, 429, 'too-many', 'too many cards at once; try again soon')
    }
    if (error instanceof DrawingStoppedError) {
      warn(`No process drew the card of request ${c.get('requestId')}.`, error)
      c.header('retry-after', String(RETRY_AFTER_S))
      return apiError(c, 503, 'undrawable', 'the process that draws has ended; try again soon')
    }
    if (!(error instanceof DeadlyCardError)) throw error
    if (isNewlyDeadly(error))
      warn(`The card of request ${c.get('requestId')} ended the process that draws.`, error)
    c.header('retry-after', String(DEADLY_RETRY_AFTER_S))
    return apiError(c, 503, 'undrawable', 'this card ended the process that draws; it rests for ten minutes')
  }
}

/** Drawn in one way, so that strangers cannot make it dear. */
const TYPE: Drawing = { scale: 1, view: 'full', size: null, greys: null }

async function cardInLink(
  { code, sides, target }: CodeQuery,
  today: string,
): Promise<Pick<WantedCard, 'of' | 'size'>> {
  const shared = await decodeShareCode(code, { today, almanacQuote })
  if (!('card' in shared)) throw refusedCode('k', shared.problem)
  const { card } = shared
  const { settings } = card
  const size = sizeBy(sides, cardSize(settings.aspectRatio, FULL_VIEW, targetOf(settings.target)))
  const shape = size ?? targetOf(target)
  if (shape === null) return { of: card, size }
  const made: CardSettings = { ...settings, aspectRatio: nearestRatio(shape), target: target ?? 'anything' }
  return { of: { ...card, settings: made }, size }
}

function daysCard(
  query: DayQuery,
  { today, zone }: Pick<CardAsked, 'today' | 'zone'>,
  format: CardImageFormat,
): Pick<WantedCard, 'of' | 'size'> {
  const { day, settings, firstLook, isAsShared, size, greys, target } = query
  const isOfHome = firstLook === 'home'
  const wanted = dateOfDay(day ?? today)
  const isOfAlmanac = day !== null && isOfAnyYear(day)
  // As our pages ask; home uses the visitor's date.
  const isAsPagesAsk = zone === null && !isOfAlmanac && !size && !greys && !target && format !== 'png'
  const isOfPages =
    isAsPagesAsk && ((isAsShared && wanted === today) || (isOfHome && isTodaySomewhere(wanted, today)))
  return { of: { day: wanted, settings, isOfHome, isOfAlmanac, isOfPages }, size }
}

const YEAR_S = 365 * 86_400
const DATED_S = 7 * 86_400
/** Caches serve yesterday's card while fetching today's, so nobody waits at midnight. */
const WHILE_ASKED_S = 60

interface KeptCard {
  today: string | null // yyyy-mm-dd if the request names no day, else null
  zone: string | null
  isFinal: boolean // false: contains a stand-in
  isFixed: boolean // neither text nor pictures can change later
  edition: 'ours' | 'another' | 'none'
}

function cardCacheControl({ today, zone, isFinal, isFixed, edition }: KeptCard, now: Date): string {
  if (today !== null && today !== dayIn(zone, now)) return 'no-store' // the day ended during drawing
  if (!isFinal || edition === 'another') return `public, max-age=${STAND_IN_MAX_AGE_S}`
  if (today !== null) {
    const seconds = secondsLeftIn(zone, now)
    return `public, max-age=${seconds}, s-maxage=${seconds}, stale-while-revalidate=${WHILE_ASKED_S}`
  }
  return isFixed && edition === 'ours' ? `public, max-age=${YEAR_S}, immutable` : `public, max-age=${DATED_S}`
}
