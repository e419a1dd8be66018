/**
 * The edge's own cache of what the server writes: quotes, feeds, embedded days, and cards from the origin. An answer is kept for as long as
 * its Cache-Control says, and leaves with its Age, so that whoever keeps it further does not begin to count anew. Pages are not kept: they are made
 * from the platform's assets.
 */
import type { Context, MiddlewareHandler } from 'hono'
import { isOfServer } from '../../calendar/feedPaths'
import { errorBody } from '../apiError'
import { matchesEtag } from '../caching'
import { RETRY_AFTER_S } from './origin'

export interface KeptAnswer {
  headers: [string, string][]
  bytes: Uint8Array<ArrayBuffer>
  madeAtMs: number // when its age was 0, by the edge's clock
}

export interface AnswerCache {
  find(key: string): Promise<KeptAnswer | null>
  keep(key: string, answer: KeptAnswer, freshS: number): Promise<void>
}

/** Said anew each time. */
const OF_ONE_ANSWER = ['x-request-id', 'age']

export function keepAnswers(cache: AnswerCache, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' || !isOfServer(c.req.path)) return next()
    const key = keyOf(c)
    const kept = await cache.find(key).catch(() => null) // a cache that fails is none
    if (kept && ageS(kept, now()) < freshSeconds(new Headers(kept.headers))) return answered(c, kept, now())
    const asked = c.req.header('if-none-match')
    askForWhole(c)
    await next()
    const age = Number(c.res.headers.get('age') ?? 0) || 0 // at an origin behind a cache of its own
    const freshS = freshSeconds(c.res.headers) - age
    if (c.res.status !== 200 || freshS <= 0 || !isForAll(c.res.headers)) return
    const headers = [...c.res.headers].filter(([name]) => !OF_ONE_ANSWER.includes(name))
    // Whole, before the first byte leaves: an answer that breaks off is an error and not half a card.
    const bytes = await wholeOf(c.res)
    if (bytes === null) return refuseBroken(c)
    const answer = { headers, bytes, madeAtMs: now().getTime() - age * 1_000 }
    inBackground(c, cache.keep(key, answer, freshS))
    const isKnown = matchesEtag(c.res.headers.get('etag') ?? '', asked)
    c.res = new Response(isKnown ? null : bytes, { status: isKnown ? 304 : 200, headers: c.res.headers })
  }
}

/** null: it breaks off. */
async function wholeOf(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  return answer.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
}

/** In an answer of its own: one of the context's would have the tag and the type of what broke off. */
function refuseBroken(c: Context): void {
  const id = c.get('requestId') as string
  const headers = { 'cache-control': 'no-store', 'retry-after': String(RETRY_AFTER_S), 'x-request-id': id }
  const body = errorBody(c, 'unreachable', 'the server that makes this broke off; try again')
  c.res = undefined
  c.res = Response.json(body, { status: 503, headers })
}

function answered(c: Context, { headers, bytes, madeAtMs }: KeptAnswer, now: Date): Response {
  for (const [name, value] of headers) c.header(name, value)
  c.header('age', String(ageS({ madeAtMs }, now)))
  const etag = new Headers(headers).get('etag') ?? ''
  return matchesEtag(etag, c.req.header('if-none-match')) ? c.body(null, 304) : c.body(bytes)
}

/** By path and query alone: no answer here depends on the host's name or on any header. */
function keyOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

/** What one visitor has already is not asked for: the answer is kept for all. */
function askForWhole(c: Context): void {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('if-none-match')
  c.req.raw = new Request(c.req.raw, { headers })
}

/** How long a shared cache may keep an answer; 0: not at all. Source: RFC 9111, 5.2.2. */
export function freshSeconds(headers: Headers): number {
  const said = headers.get('cache-control') ?? ''
  if (/\b(?:no-store|no-cache|private)\b/.test(said)) return 0
  const [, seconds = '0'] = /\bs-maxage=(\d+)/.exec(said) ?? /\bmax-age=(\d+)/.exec(said) ?? []
  return Number(seconds)
}

function isForAll(headers: Headers): boolean {
  const varying = (headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase())
  return (
    !headers.has('set-cookie') &&
    !headers.has('content-encoding') &&
    varying.every((name) => name === '' || name === 'accept-encoding')
  )
}

function ageS({ madeAtMs }: Pick<KeptAnswer, 'madeAtMs'>, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - madeAtMs) / 1_000))
}

/** The visitor does not wait for the cache; a worker is told to. */
function inBackground(c: Context, work: Promise<void>): void {
  const settled = work.catch(() => {})
  try {
    c.executionCtx.waitUntil(settled)
  } catch {
    // A runtime without one, such as Deno, ends no work with its request.
  }
}
