/** GET /en/feed.xml, feed.json and calendar.ics: the days up to today. /en/feed/author/plato.xml …: an author’s days. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { LRUCache } from 'lru-cache'
import { twoDigits } from '../../calendar/day'
import { almanacDay, DAYS_PATH, isCalendarDay } from '../../calendar/dayPaths'
import {
  AUTHOR_FEEDS_PATH,
  authorFeedPath,
  endOf,
  FEED_IDS,
  type FeedId,
  FEEDS,
} from '../../calendar/feedPaths'
import { AUTHORS_PATH } from '../../card/cardAddress'
import type { Quote } from '../../card/quote'
import { LANGUAGE_IDS, type LanguageId } from '../../language/languages'
import { withLanguage } from '../../language/path'
import { localDay } from '../../quotes/dates'
import { type Topic, topicAt } from '../../quotes/topics'
import { SITE } from '../../site'
import { answerTagged, apiError, etagOf, refuseMethod } from '../answers'
import { type Asked, type Parameter, readParameters, ZONE } from '../parameters'
import { isAskedFor, type QuoteDependencies, type QuoteFor, STAND_IN_MAX_AGE_S } from '../quote'
import { dayIn, daysAround, secondsLeftIn, startOf } from '../zones'
import { calendarFeed } from './calendar'
import { dayUuid, type Feed, FEED_OF, FEED_TITLE, feedEntry } from './entries'
import { almanacQuote } from '../../quotes/almanac'

const AT_ONCE = 8

const DAYS_BACK = 30
const YEARS_TO_LEAP = 8 // as from 1896 to 1904
const MAX_KEPT = 32 // 0.1 MB each

/** feedsmith takes 9 MB, so it is imported with the first feed. */
const WRITERS: Readonly<Record<FeedId, (feed: Feed) => string | Promise<string>>> = {
  atom: async (feed) => (await import('./webFeeds')).atomFeed(feed),
  json: async (feed) => (await import('./webFeeds')).jsonFeed(feed),
  calendar: calendarFeed,
}

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/

export const FEED_PARAMETERS = { tz: ZONE }
export const CALENDAR_PARAMETERS = {
  ...FEED_PARAMETERS,
  at: {
    says: 'When the calendar reminds of each day; without it, the days are whole.',
    schema: { type: 'string', pattern: TIME.source },
    allowed: 'a time from 00:00 to 23:59, as in at=07:30',
    read: (written) => {
      const [, hours, minutes] = TIME.exec(written) ?? []
      return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes)
    },
    example: '07:30',
  } satisfies Parameter<number>,
}

interface AskedFeed {
  id: FeedId
  author: Topic | null // null: the days
  remindAt: number | null
  language: LanguageId
  zone: string | null
  today: string // yyyy-mm-dd
}

interface WrittenFeed {
  quotes: readonly Quote[] // its source quotes
  body: string
  etag: string
}

export function feedsEndpoint(
  { providerUrl, providerDays, now }: Pick<QuoteDependencies, 'providerUrl' | 'providerDays' | 'now'>,
  quoteFor: QuoteFor,
  limit: MiddlewareHandler, // counts feeds that must be written
): Hono {
  const feeds = new Hono()
  const kept = new LRUCache<string, WrittenFeed>({ max: MAX_KEPT })
  for (const language of LANGUAGE_IDS)
    for (const id of FEED_IDS) {
      const ofAuthors = `${AUTHOR_FEEDS_PATH}/:name{.+\\${endOf(id)}}`
      for (const path of [FEEDS[id].path, ofAuthors].map((one) => withLanguage(one, language))) {
        feeds.use(path, compress())
        feeds.get(path, (c) => answer(c, id, language))
        feeds.all(path, refuseMethod)
      }
    }
  return feeds

  async function answer(c: Context, id: FeedId, language: LanguageId): Promise<Response> {
    c.header('access-control-allow-origin', '*') // for browser-based readers
    const name = c.req.param('name')?.slice(0, -endOf(id).length)
    const author = name === undefined ? null : topicAt(`${AUTHORS_PATH}/${name}`)
    if (name !== undefined && !author)
      return apiError(c, 404, 'not-found', 'the almanac has no such author: /en/authors has them all')
    const parameters = id === 'calendar' ? CALENDAR_PARAMETERS : FEED_PARAMETERS
    const asked: Asked<typeof CALENDAR_PARAMETERS> = readParameters(c.req, parameters)
    const { tz: zone = null, at: remindAt = null } = asked
    const time = now()
    const today = dayIn(zone, time)
    const days = daysAround(today, DAYS_BACK, id === 'calendar' ? daysAhead() : 0)
    const isProviders = (day: string) => providerUrl !== null && isAskedFor(day, localDay(time), providerDays)
    const { quotes, isFinal } = author
      ? { quotes: quotesOfAuthor(author, today, id === 'calendar'), isFinal: true }
      : await quotesOfDays(days, (day) => quoteFor(c, day), isProviders)
    const feed = { id, author, language, zone, remindAt, today }
    const known = keptOf(feed, quotes)
    const refusal = known ? undefined : await limit(c, async () => {})
    if (refusal) return refusal
    const { body, etag } = known ?? (await written(feed, quotes))
    const seconds = secondsLeftIn(zone, time)
    c.header('cache-control', `public, max-age=${isFinal ? seconds : Math.min(seconds, STAND_IN_MAX_AGE_S)}`)
    c.header('vary', 'Accept-Encoding') // compress() omits it from a 304
    return answerTagged(c, body, `${FEEDS[id].type}; charset=utf-8`, etag)
  }

  /** null if it must be written: there is none, or a quote changed. */
  function keptOf(asked: AskedFeed, quotes: readonly Quote[]): WrittenFeed | null {
    const known = kept.get(keyOf(asked))
    return known && areSame(known.quotes, quotes) ? known : null
  }

  /** 5 to 10 ms of work. */
  async function written(asked: AskedFeed, quotes: readonly Quote[]): Promise<WrittenFeed> {
    const { id, author, language, zone, remindAt, today } = asked
    const body = await WRITERS[id]({
      id: await dayUuid(author ? language + author.path : `${language}/feed`),
      title: author ? FEED_OF[language] + author.names[language] : FEED_TITLE[language],
      language,
      zone,
      remindAt,
      url: SITE.siteUrl + withLanguage(pathOf(asked), language) + queryOf(asked),
      homeUrl: SITE.siteUrl + withLanguage(author?.path ?? DAYS_PATH, language),
      iconUrl: `${SITE.siteUrl}/icon-512.png`,
      todayStartsAt: startOf(today, zone),
      entries: await Promise.all(
        quotes.map((quote) => feedEntry(quote, language, zone, author ? almanacDay(quote.date) : quote.date)),
      ),
    })
    const feed = { quotes, body, etag: await etagOf(body) }
    kept.set(keyOf(asked), feed)
    return feed
  }

  /** Calendars are also read ahead, as far as the provider may be asked. */
  function daysAhead(): number {
    return providerUrl === null ? DAYS_BACK : Math.min(DAYS_BACK, providerDays.ahead)
  }
}

function keyOf({ id, author, language, zone, remindAt }: AskedFeed): string {
  return JSON.stringify([id, author?.path, language, zone, remindAt])
}

function pathOf({ id, author }: AskedFeed): string {
  return author ? authorFeedPath(id, author.path) : FEEDS[id].path
}

/** The latest day of each quote, in a calendar also the next; latest first. */
function quotesOfAuthor({ quotes }: Topic, today: string, isAhead: boolean): Quote[] {
  const thisYear = Number(today.slice(0, 4))
  const years = Array.from({ length: 2 * YEARS_TO_LEAP + 1 }, (_, at) => thisYear - YEARS_TO_LEAP + at)
  const days = quotes.flatMap(({ date }) => {
    const dates = years.map((year) => `${year}-${almanacDay(date)}`).filter(isCalendarDay)
    const next = isAhead ? dates.find((day) => day > today) : undefined
    return [dates.findLast((day) => day <= today), next].filter((day) => day !== undefined)
  })
  return days.toSorted().toReversed().map(almanacQuote)
}

/** By identity: the cache shares a provider's quotes; the almanac has one per day. */
function areSame(ones: readonly Quote[], others: readonly Quote[]): boolean {
  return (
    ones.length === others.length &&
    ones.every((one, at) => {
      const other = others[at]!
      return (
        one === other || (one.source === 'almanac' && other.source === 'almanac' && one.date === other.date)
      )
    })
  )
}

/** `?tz=Etc/GMT%2B5&at=07:30`: a plus sign in a query means a space. */
function queryOf({ zone, remindAt }: AskedFeed): string {
  const pairs = [
    ...(zone === null ? [] : [`tz=${encodeURIComponent(zone).replaceAll('%2F', '/')}`]),
    ...(remindAt === null
      ? []
      : [`at=${[Math.floor(remindAt / 60), remindAt % 60].map(twoDigits).join(':')}`]),
  ]
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** After a batch without provider quotes (down or rationed) the almanac fills the rest at once. */
async function quotesOfDays(
  days: readonly string[],
  findQuote: (day: string) => Promise<Quote>,
  isProviders: (day: string) => boolean,
) {
  const quotes: Quote[] = []
  let isDown = false
  for (let from = 0; from < days.length; from += AT_ONCE) {
    const batch = days.slice(from, from + AT_ONCE)
    const found: Quote[] = isDown ? batch.map(almanacQuote) : await Promise.all(batch.map(findQuote))
    const asked = found.filter(({ date }) => isProviders(date))
    isDown ||= asked.length > 0 && asked.every((quote) => quote.source !== 'provider')
    quotes.push(...found)
  }
  // The almanac may stand in for a provider that may respond later.
  const isFinal = quotes.every((quote) => quote.source === 'provider' || !isProviders(quote.date))
  return { quotes, isFinal }
}
