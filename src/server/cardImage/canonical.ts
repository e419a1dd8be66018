/** Caches store each card once: fixed order and spelling, no redundant parameters. */
import type { Context, MiddlewareHandler } from 'hono'
import { queryValue } from '../../card/cardAddress'
import { decodeLook, type SharedCardProblem } from '../../card/shareCode'
import { EDITION } from '../../draw/edition'
import { readParameters } from '../parameters'
import { dayIn } from '../zones'
import { CARD_PARAMETERS, EDITION_NAME, type AskedCard } from './parameters'
import { readCardImageQuery, type CodeQuery, type DayQuery } from './query'
import { refused, type RefusedError } from '../answers'

const REDIRECT_MAX_AGE_S = 300 // short: the next build may have another edition
const AN_EDITION = /^\w{1,16}$/

declare module 'hono' {
  interface ContextVariableMap {
    cardAsked: Promise<CardAsked>
  }
}

export interface CardAsked {
  given: AskedCard
  query: CodeQuery | DayQuery
  zone: string | null // the visitor's; null: the server's
  today: string // yyyy-mm-dd, in the zone
}

/** Responds 308 to a non-canonical URL; the endpoint reports invalid ones. */
export function toCanonicalAddress(now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    const { method, path } = c.req
    if (method !== 'GET' && method !== 'HEAD') return next()
    const asking = cardAsked(c, now())
    c.set('cardAsked', asking)
    const search = await asking.then(canonicalSearch, () => null)
    if (search === null || search === new URL(c.req.url).search) return next()
    c.header('cache-control', `public, max-age=${REDIRECT_MAX_AGE_S}`)
    return c.redirect(path + search, 308)
  }
}

async function cardAsked({ req }: Context, now: Date): Promise<CardAsked> {
  const given = readParameters(req, CARD_PARAMETERS)
  const zone = given.tz ?? null
  const today = dayIn(zone, now)
  const look = given.look === undefined ? null : await decodeLook(given.look)
  if (look && 'problem' in look) throw refusedCode('look', look.problem)
  return { given, query: readCardImageQuery(given, today, look?.look), zone, today }
}

const CODE_PROBLEMS: Readonly<Record<SharedCardProblem, string>> = {
  unreadable: 'holds nothing that can be drawn',
  damaged: 'was changed on the way',
  incomplete: 'lacks its end',
  'too-long': 'is longer than any card',
  newer: 'is of a later version of this site',
  'no-quote': 'names a day whose words cannot be had',
}

export function refusedCode(name: 'k' | 'look', problem: SharedCardProblem): RefusedError {
  return refused(name, CODE_PROBLEMS[problem])
}

/** `?date=2026-11-21&template=sunny&edition=3f9a12bc`; '' without parameters. */
function canonicalSearch({ given: asked, query }: CardAsked): string {
  const { [EDITION_NAME]: edition = '', tz, ...given } = asked
  const isOfToday = 'day' in query && query.day === null
  const named = {
    ...given,
    ...(isOfToday && { tz }),
    ...(hasEdition(query) && { [EDITION_NAME]: editionIn(edition) }),
  }
  const pairs = Object.entries(named).filter(([, value]) => value !== undefined)
  return pairs.length === 0
    ? ''
    : `?${pairs.map(([name, value]) => `${name}=${queryValue(String(value))}`).join('&')}`
}

export function editionOf(edition: string | undefined): 'ours' | 'another' | 'none' {
  if (edition === undefined) return 'none'
  return edition === EDITION ? 'ours' : 'another'
}

/** Today's card changes at midnight anyway, and home's URL is written by a script that loads first. */
function hasEdition(query: CodeQuery | DayQuery): boolean {
  return 'code' in query || (query.day !== null && query.firstLook === null)
}

/** Servers would else redirect to each other during a rolling update. */
function editionIn(edition: string): string {
  return AN_EDITION.test(edition) ? edition : EDITION
}
