/** Kept by Cache-Control. Age is sent, so later caches do not restart the lifetime. */
import type { Context, MiddlewareHandler } from 'hono'
import { isOfServer } from '../../calendar/feedPaths'
import { errorBody, matchesEtag } from '../answers'
import { RETRY_AFTER_S } from './origin'

export interface KeptAnswer {
  headers: [string, string][]
  bytes: Uint8Array<ArrayBuffer>
  madeAtMs: number // when its Age was 0, by the edge's clock
}

export interface AnswerCache {
  find(key: string): Promise<KeptAnswer | null>
  keep(key: string, answer: KeptAnswer, freshS: number): Promise<void>
}

const OF_ONE_ANSWER = ['x-request-id', 'age']

export function keepAnswers(cache: AnswerCache, now: () => Date): MiddlewareHandler {
  return async (c, next) => {
    if (c.req.method !== 'GET' || !isOfServer(c.req.path)) return next()
    const key = keyOf(c)
    const kept = await cache.find(key).catch(() => null) // a failing cache counts as empty
    if (kept && ageS(kept, now()) < freshSeconds(new Headers(kept.headers))) return answered(c, kept, now())
    const asked = c.req.header('if-none-match')
    askForWhole(c)
    await next()
    const age = Number(c.res.headers.get('age') ?? 0) || 0 // the origin may have its own cache
    const freshS = freshSeconds(c.res.headers) - age
    if (c.res.status !== 200 || freshS <= 0 || !isForAll(c.res.headers)) return
    const headers = [...c.res.headers].filter(([name]) => !OF_ONE_ANSWER.includes(name))
    // Read whole first: a broken response must be an error, not half a card.
    const bytes = await wholeOf(c.res)
    if (bytes === null) return refuseBroken(c)
    const answer = { headers, bytes, madeAtMs: now().getTime() - age * 1_000 }
    inBackground(c, cache.keep(key, answer, freshS))
    const isKnown = matchesEtag(c.res.headers.get('etag') ?? '', asked)
    c.res = new Response(isKnown ? null : bytes, { status: isKnown ? 304 : 200, headers: c.res.headers })
  }
}

async function wholeOf(answer: Response): Promise<Uint8Array<ArrayBuffer> | null> {
  return answer.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
}

/** A new Response: the context's would keep the broken one's tag and type. */
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

/** No response depends on host or headers. */
function keyOf(c: Context): string {
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

/** Drops conditional headers: the response is cached for everyone. */
function askForWhole(c: Context): void {
  const headers = new Headers(c.req.raw.headers)
  headers.delete('if-none-match')
  c.req.raw = new Request(c.req.raw, { headers })
}

/** 0: must not be stored. RFC 9111, 5.2.2. */
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

/** The visitor does not wait; a worker must be told to. */
function inBackground(c: Context, work: Promise<void>): void {
  const settled = work.catch(() => {})
  try {
    c.executionCtx.waitUntil(settled)
  } catch {
    // Such runtimes, e.g. Deno, let work outlive its request.
  }
}
