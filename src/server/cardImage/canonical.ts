/**
 * Caches store each card once: fixed order and spelling, no redundant parameters, the edition if a day is
 * named.
 */
import type { MiddlewareHandler } from 'hono'
import { queryValue } from '../../card/cardAddress'
import { isList, SETTING_NAMES } from '../../card/namedSettings'
import type { CardSettings } from '../../card/settings'
import { decodeLook, type SharedCardProblem } from '../../card/shareCode'
import { EDITION } from '../../draw/edition'
import { dayIn, zoneAsked, zoneNamed } from '../zones'
import { EDITION_NAME, ORDERED_NAMES, readCardImageQuery, type CodeQuery, type DayQuery } from './query'
import { isRefusal, type QueryRefusal, valuesIn, type ValuesOf } from '../apiError'

const REDIRECT_MAX_AGE_S = 300 // short: the next build may have another edition
const AN_EDITION = /^\w{1,16}$/

declare module 'hono' {
  interface ContextVariableMap {
    cardAsked: CardAsked
  }
}

export interface CardAsked {
  query: CodeQuery | DayQuery | QueryRefusal
  zone: string | null // the visitor's; null: the server's
  today: string // yyyy-mm-dd, in the zone
}

/** Parameters with several spellings for the same card. */
const SPELLED: Readonly<Record<string, (value: string) => string>> = {
  w: wholeNumber,
  h: wholeNumber,
  seed: wholeNumber,
  tz: (name) => zoneNamed(name) ?? name,
  ...Object.fromEntries(SETTING_NAMES.filter(isList).map((name) => [name, eachOnce])),
}

/** Responds 308 to a non-canonical URL; the endpoint reports invalid ones. */
export function toCanonicalAddress(now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    if (method !== 'GET' && method !== 'HEAD') return next()
    const valuesOf = valuesIn(c)
    const asked = await cardAsked(valuesOf, now())
    const { query } = asked
    c.set('cardAsked', asked)
    if (isRefusal(query)) return next()
    const search = canonicalSearch(valuesOf, query)
    if (search === new URL(c.req.url).search) return next()
    c.header('cache-control', `public, max-age=${REDIRECT_MAX_AGE_S}`)
    return c.redirect(path + search, 308)
  }
}

async function cardAsked(valuesOf: ValuesOf, now: Date): Promise<CardAsked> {
  const read = zoneAsked(valuesOf)
  const zone = isRefusal(read) ? null : read.zone
  const today = dayIn(zone, now)
  const look = await lookAsked(valuesOf)
  const refusal = [read, look].find(isRefusal)
  const settings = isRefusal(look) ? null : look
  return { query: refusal ?? readCardImageQuery(valuesOf, today, settings), zone, today }
}

const CODE_PROBLEMS: Readonly<Record<SharedCardProblem, string>> = {
  unreadable: 'holds nothing that can be drawn',
  damaged: 'was changed on the way',
  incomplete: 'lacks its end',
  'too-long': 'is longer than any card',
  newer: 'is of a later version of this site',
  'no-quote': 'names a day whose words cannot be had',
}

export function refusedCode(name: 'k' | 'look', problem: SharedCardProblem): QueryRefusal {
  return { refusal: `bad-${name}`, message: `${name} ${CODE_PROBLEMS[problem]}` }
}

/** null without one */
async function lookAsked(valuesOf: ValuesOf): Promise<CardSettings | null | QueryRefusal> {
  const [code] = valuesOf('look')
  if (code === undefined) return null
  const read = await decodeLook(code)
  return 'look' in read ? read.look : refusedCode('look', read.problem)
}

/** `?date=2026-11-21&template=sunny&edition=3f9a12bc`; '' without parameters. */
export function canonicalSearch(valuesOf: ValuesOf, query: CodeQuery | DayQuery): string {
  const isOfToday = 'day' in query && query.day === null
  const pairs = ORDERED_NAMES.filter((name) => name !== 'tz' || isOfToday).flatMap((name) =>
    valuesOf(name).map((value): [string, string] => [name, SPELLED[name]?.(value) ?? value]),
  )
  if (hasEdition(query)) pairs.push([EDITION_NAME, editionIn(valuesOf)])
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${queryValue(value)}`).join('&')}`
}

export function editionOf(valuesOf: ValuesOf): 'ours' | 'another' | 'none' {
  const [edition] = valuesOf(EDITION_NAME)
  if (edition === undefined) return 'none'
  return edition === EDITION ? 'ours' : 'another'
}

/**
 * Today's card changes at midnight anyway. Home's picture shows for one second, and its URL is written by a
 * script that loads first.
 */
function hasEdition(query: CodeQuery | DayQuery): boolean {
  return 'code' in query || (query.day !== null && query.firstLook === null)
}

/**
 * Servers would else redirect to each other during a rolling update. This build draws another's card and
 * caches it shortly (endpoint.ts).
 */
function editionIn(valuesOf: ValuesOf): string {
  const [edition = ''] = valuesOf(EDITION_NAME)
  return AN_EDITION.test(edition) ? edition : EDITION
}

function wholeNumber(digits: string): string {
  return String(Number(digits))
}

function eachOnce(words: string): string {
  return [...new Set(words.split(','))].join()
}
