/**
 * The only way this server loads addresses that visitors name: pages and pictures. Each redirect is checked and dialled
 * anew; one timeout spans look-ups, connections, headers and body. Nothing is shared between fetches: no cookies, no open
 * connections. See ../README.md, "What it fetches".
 */
import { SITE } from '../../site'
import { ACCEPTED_ENCODINGS, decodedBody } from './body'
import { dialByNet, type DialWorld, lookupByDns, openConnection } from './dial'
import { SafeFetchError } from './error'
import { sendRequest, redirectTarget } from './httpRequest'
import { createWorkQueue, QueueFullError } from '../workQueue'
import { isPublicTarget } from './target'

export const FETCH_TIMEOUT_MS = 8_000
const MAX_REDIRECTS = 5
const CONCURRENCY = 8
const MAX_WAITING = 64

export const USER_AGENT = `Quotidian/0.1 (reads what a page says of itself; +${SITE.siteUrl})`

export interface SafeRequest<T> {
  accept: string // 'text/html'
  isWanted: (mediaType: string) => boolean // lower case, without parameters; '' where none is given
  maxBytes: number // decoded
  signal?: AbortSignal | undefined
  read: (response: SafeResponse) => Promise<T>
}

export interface SafeResponse {
  url: URL // where the redirects led
  contentType: string // as sent
  chunks: AsyncIterable<Uint8Array> // decoded; throws too-large after `maxBytes`
}

export type SafeFetch = <T>(url: URL, request: SafeRequest<T>) => Promise<T>

/**
 * A fetch for untrusted addresses. It resolves to the result of `read` for a response with status 200; its connection is
 * closed by then.
 * @throws {SafeFetchError} for anything else
 * @throws {DOMException} AbortError, once the request's own signal is aborted
 */
export function createSafeFetch(world: Partial<DialWorld> = {}): SafeFetch {
  const { lookup = lookupByDns, dial = dialByNet } = world
  const queue = createWorkQueue(CONCURRENCY, MAX_WAITING)

  return (url, request) =>
    withTimeout(request.signal, (signal) =>
      queue.run(signal, () => followRedirects(url, request, { lookup, dial }, signal)),
    )
}

/** Aborts the work and stops waiting for it: a DNS look-up cannot be aborted. */
async function withTimeout<T>(
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const attempt = new AbortController()
  const abandon = () => attempt.abort(new DOMException('The page is no longer wanted', 'AbortError'))
  if (caller?.aborted) abandon()
  const stop = () =>
    attempt.abort(new SafeFetchError('time-limit', `no answer within ${FETCH_TIMEOUT_MS} ms`))
  const timer = setTimeout(stop, FETCH_TIMEOUT_MS)
  caller?.addEventListener('abort', abandon, { once: true })
  const stopped = new Promise<never>((_, reject) => {
    attempt.signal.addEventListener('abort', () => reject(attempt.signal.reason), { once: true })
  })
  try {
    attempt.signal.throwIfAborted()
    return await Promise.race([work(attempt.signal), stopped])
  } catch (error) {
    if (attempt.signal.aborted) throw attempt.signal.reason
    if (error instanceof SafeFetchError) throw error
    if (error instanceof QueueFullError) throw new SafeFetchError('busy', error.message, { cause: error })
    throw new SafeFetchError('unreachable', 'no complete response', { cause: error })
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', abandon)
    stopped.catch(() => {})
    attempt.abort()
  }
}

async function followRedirects<T>(
  first: URL,
  request: SafeRequest<T>,
  world: DialWorld,
  signal: AbortSignal,
): Promise<T> {
  let url = first
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const outcome = await requestOnce(url, request, world, signal)
    if ('value' in outcome) return outcome.value
    url = outcome.next
  }
  throw new SafeFetchError('redirects', `over ${MAX_REDIRECTS}`)
}

/** One request: the value read, or the address it redirects to. */
async function requestOnce<T>(
  url: URL,
  request: SafeRequest<T>,
  world: DialWorld,
  signal: AbortSignal,
): Promise<{ value: T } | { next: URL }> {
  if (!isPublicTarget(url)) throw new SafeFetchError('refused', 'not a public target')
  const socket = await openConnection(url, world, signal)
  try {
    const headers = {
      accept: request.accept,
      'accept-encoding': ACCEPTED_ENCODINGS,
      'user-agent': USER_AGENT,
    }
    const { response, body } = await sendRequest(socket, url, headers, request.maxBytes)
    const { statusCode = 0, headers: sent } = response
    const next = redirectTarget(response, url)
    if (next === 'nowhere') throw new SafeFetchError('redirects', 'to nowhere')
    if (next) return { next }
    if (statusCode !== 200) throw new SafeFetchError('http-status', `HTTP ${statusCode}`)
    const { 'content-type': contentType = '', 'content-encoding': encoding = '' } = sent
    const [mediaType = ''] = contentType.split(';')
    if (!request.isWanted(mediaType.trim().toLowerCase()))
      throw new SafeFetchError('wrong-type', 'not the requested type')
    const chunks = decodedBody(body, encoding, request.maxBytes)
    return { value: await request.read({ url, contentType, chunks }) }
  } finally {
    socket.destroy()
  }
}
