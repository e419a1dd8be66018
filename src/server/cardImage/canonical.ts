/**
 * One address for one card, so that a cache keeps it once: parameters in one order and one spelling, none that say nothing, and, where
 * the day is named, the edition of what draws it. Whoever asks in another way is sent there; nothing is drawn on the way.
 */
import type { MiddlewareHandler } from 'hono'
import { isList, SETTING_NAMES } from '../../card/namedSettings'
import { EDITION } from '../../draw/edition'
import { localDay } from '../../quotes/dates'
import { EDITION_NAME, ORDERED_NAMES, readCardImageQuery, type CodeQuery, type DayQuery } from './query'
import { isRefusal, type QueryRefusal, type ValuesOf } from './refusal'

const REDIRECT_MAX_AGE_S = 300 // the next build may have another edition
const AN_EDITION = /^\w{1,16}$/

declare module 'hono' {
  interface ContextVariableMap {
    cardAsked: { query: CodeQuery | DayQuery | QueryRefusal; today: string } // by a GET for a card
  }
}

/** Parameters that one card can be asked for by in many spellings. */
const SPELLED: Readonly<Record<string, (value: string) => string>> = {
  w: wholeNumber,
  h: wholeNumber,
  seed: wholeNumber,
  ...Object.fromEntries(SETTING_NAMES.filter(isList).map((name) => [name, eachOnce])),
}

/** Answers 308 where a card's address is not canonical. Requests that are refused go on: the endpoint says why. */
export function toCanonicalAddress(now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    if (method !== 'GET' && method !== 'HEAD') return next()
    const valuesOf: ValuesOf = (name) => c.req.queries(name) ?? []
    const today = localDay(now())
    const query = readCardImageQuery(valuesOf, today)
    c.set('cardAsked', { query, today })
    if (isRefusal(query)) return next()
    const search = canonicalSearch(valuesOf, query)
    if (search === new URL(c.req.url).search) return next()
    c.header('cache-control', `public, max-age=${REDIRECT_MAX_AGE_S}`)
    return c.redirect(path + search, 308)
  }
}

/** `?date=2026-11-21&template=sunny&edition=3f9a12bc`; '' where nothing is asked for. */
export function canonicalSearch(valuesOf: ValuesOf, query: CodeQuery | DayQuery): string {
  const pairs = ORDERED_NAMES.flatMap((name) =>
    valuesOf(name).map((value): [string, string] => [name, SPELLED[name]?.(value) ?? value]),
  )
  if (hasEdition(query)) pairs.push([EDITION_NAME, editionIn(valuesOf)])
  return pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${written(value)}`).join('&')}`
}

/** Whose edition an address names. */
export function editionOf(valuesOf: ValuesOf): 'ours' | 'another' | 'none' {
  const [edition] = valuesOf(EDITION_NAME)
  if (edition === undefined) return 'none'
  return edition === EDITION ? 'ours' : 'another'
}

/**
 * Today's card changes at midnight anyway. Home's picture stands for a second, and its address is written by a script that every visitor
 * loads first: it has none.
 */
function hasEdition(query: CodeQuery | DayQuery): boolean {
  return 'code' in query || (query.day !== null && !query.isOfHome)
}

/**
 * Another build's is left as it is: while servers are replaced one by one, each would send visitors to the other. Such an address is drawn
 * by this build, and kept shortly (keeping.ts).
 */
function editionIn(valuesOf: ValuesOf): string {
  const [edition = ''] = valuesOf(EDITION_NAME)
  return AN_EDITION.test(edition) ? edition : EDITION
}

/** Browsers escape `'` in a query: written as it is, they would be sent back for ever. */
function written(value: string): string {
  return encodeURIComponent(value).replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll("'", '%27')
}

function wholeNumber(digits: string): string {
  return String(Number(digits))
}

function eachOnce(words: string): string {
  return [...new Set(words.split(','))].join()
}
