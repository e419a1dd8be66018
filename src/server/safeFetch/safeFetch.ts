/**
 * The one way by which this server loads what a visitor names: pages and pictures. Each hop is judged and dialled anew;
 * one deadline spans names, connections, headers and body. Nothing is kept between two fetches: no cookies, no open
 * connections. README.md here, "What it fetches".
 */
import { SITE } from '../../site'
import { ACCEPTED_ENCODINGS, decodedBody } from './body'
import { dialByNet, type DialWorld, lookupByDns, openConnection } from './dial'
import { SafeFetchError } from './error'
import { exchanged, redirectOf } from './exchange'
import { createSlots, SlotsFullError } from '../slots'
import { isOpenTarget } from './target'

export const FETCH_LIMIT_MS = 8_000
const MOST_REDIRECTS = 5
const AT_ONCE = 8
const MOST_WAITING = 64

export const USER_AGENT = `Quotidian/0.1 (reads what a page says of itself; +${SITE.siteUrl})`

export interface SafeRequest<T> {
  accept: string // 'text/html'
  isWanted: (mediaType: string) => boolean // lower case, without parameters; '' where none is given
  maxBytes: number // decoded
  signal?: AbortSignal | undefined
  read: (answer: SafeAnswer) => Promise<T>
}

export interface SafeAnswer {
  url: URL // where the redirects led
  contentType: string // as sent
  chunks: AsyncIterable<Uint8Array> // decoded; throws too-large after `maxBytes`
}

export type SafeFetch = <T>(url: URL, request: SafeRequest<T>) => Promise<T>

/**
 * A fetch for hostile addresses. It resolves to what `read` makes of a 200, and by then all is closed.
 * @throws {SafeFetchError} for whatever else comes
 * @throws {DOMException} AbortError, once the request's own signal is aborted
 */
export function createSafeFetch(world: Partial<DialWorld> = {}): SafeFetch {
  const { lookup = lookupByDns, dial = dialByNet } = world
  const slots = createSlots(AT_ONCE, MOST_WAITING)

  return (url, request) =>
    withinLimit(request.signal, (signal) =>
      slots.run(signal, () => followed(url, request, { lookup, dial }, signal)),
    )
}

/** Races the work as well as telling it: a look-up cannot be stopped, only no longer be waited for. */
async function withinLimit<T>(
  visitor: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const attempt = new AbortController()
  const leave = () => attempt.abort(new DOMException('The page is no longer wanted', 'AbortError'))
  if (visitor?.aborted) leave()
  const isOver = () =>
    attempt.abort(new SafeFetchError('time-limit', `no answer within ${FETCH_LIMIT_MS} ms`))
  const timer = setTimeout(isOver, FETCH_LIMIT_MS)
  visitor?.addEventListener('abort', leave, { once: true })
  const stopped = new Promise<never>((_, reject) => {
    attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason), { once: true })
  })
  try {
    attempt.signal.throwIfAborted()
    return await Promise.race([work(attempt.signal), stopped])
  } catch (error) {
    if (attempt.signal.aborted) throw attempt.signal.reason
    if (error instanceof SafeFetchError) throw error
    if (error instanceof SlotsFullError) throw new SafeFetchError('busy', error.message, { cause: error })
    throw new SafeFetchError('unreachable', 'no whole answer', { cause: error })
  } finally {
    clearTimeout(timer)
    visitor?.removeEventListener('abort', leave)
    stopped.catch(() => {})
    attempt.abort()
  }
}

async function followed<T>(
  first: URL,
  request: SafeRequest<T>,
  world: DialWorld,
  signal: AbortSignal,
): Promise<T> {
  let url = first
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const outcome = await asked(url, request, world, signal)
    if ('value' in outcome) return outcome.value
    url = outcome.next
  }
  throw new SafeFetchError('redirects', `over ${MOST_REDIRECTS}`)
}

/** One hop: the value read, or where it points next. */
async function asked<T>(
  url: URL,
  request: SafeRequest<T>,
  world: DialWorld,
  signal: AbortSignal,
): Promise<{ value: T } | { next: URL }> {
  if (!isOpenTarget(url)) throw new SafeFetchError('refused', 'not a target on the open internet')
  const socket = await openConnection(url, world, signal)
  try {
    const headers = {
      accept: request.accept,
      'accept-encoding': ACCEPTED_ENCODINGS,
      'user-agent': USER_AGENT,
    }
    const { answer, body } = await exchanged(socket, url, headers, request.maxBytes)
    const { statusCode = 0, headers: sent } = answer
    const next = redirectOf(answer, url)
    if (next === 'nowhere') throw new SafeFetchError('redirects', 'to nowhere')
    if (next) return { next }
    if (statusCode !== 200) throw new SafeFetchError('http-status', `HTTP ${statusCode}`)
    const { 'content-type': contentType = '', 'content-encoding': encoding = '' } = sent
    const [mediaType = ''] = contentType.split(';')
    if (!request.isWanted(mediaType.trim().toLowerCase()))
      throw new SafeFetchError('wrong-type', 'another type than was asked for')
    const chunks = decodedBody(body, encoding, request.maxBytes)
    return { value: await request.read({ url, contentType, chunks }) }
  } finally {
    socket.destroy()
  }
}
