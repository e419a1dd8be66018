/**
 * The only way this server loads addresses that visitors name: pages and pictures. Each redirect is checked and dialled
 * anew; one timeout spans look-ups, connections, headers and body. Nothing is shared between fetches: no cookies, no open
 * connections (DECISIONS.md, Strangers' addresses).
 */
import { SITE } from '../../site'
import { ACCEPTED_ENCODINGS, decodedBody } from './body'
import { dialByNet, type DialDependencies, lookupByDns, openConnection } from './dial'
import { SafeFetchError } from './error'
import { sendRequest, redirectTarget } from './httpRequest'
import { BusyError, FairQueue, type Waiters } from '../fairQueue'
import { isPublicTarget } from './target'

export const FETCH_TIMEOUT_MS = 8_000
const MAX_REDIRECTS = 5
/**
 * A server that never answers costs a place, and hardly any memory. One visitor has two of them and one host half, so that
 * neither can keep the others waiting.
 */
const LINE = {
  places: 16,
  shares: { visitor: 2, network: 4, target: 8 },
  maxWaiting: 64,
  maxWaitMs: 4_000, // with FETCH_TIMEOUT_MS as long as the site waits for an answer (products/lookUp.ts)
}

export const USER_AGENT = `Quotidian/0.1 (reads what a page says about itself; +${SITE.siteUrl})`

export interface SafeRequest<T> {
  accept: string // 'text/html'
  isWanted: (mediaType: string) => boolean // lower case, without parameters; '' where none is given
  maxBytes: number // decoded
  signal?: AbortSignal | undefined
  waiters?: Waiters | undefined // the visitors it is fetched for; absent: it is nobody's share
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
 * @throws {SafeFetchError} for anything else; `busy` says nothing of the address
 * @throws the reason of the request's own signal, once it is aborted
 */
export function createSafeFetch(dependencies: Partial<DialDependencies> = {}): SafeFetch {
  const { lookup = lookupByDns, dial = dialByNet } = dependencies
  const queue = new FairQueue(LINE)

  return async (url, request) => {
    const { waiters, signal } = request
    const target = url.hostname.replace(/\.$/, '')
    try {
      return await queue.run({ waiters, target, signal }, () =>
        withTimeout(signal, (stop) => followRedirects(url, request, { lookup, dial }, stop)),
      )
    } catch (error) {
      if (error instanceof BusyError) throw new SafeFetchError('busy', error.message, { cause: error })
      throw error
    }
  }
}

/**
 * Time counts from here and not while it waits in line, which is no fault of the address. Aborts the work and stops waiting
 * for it: a DNS look-up cannot be aborted.
 */
async function withTimeout<T>(
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const attempt = new AbortController()
  const abandon = () => attempt.abort(caller?.reason)
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
  dependencies: DialDependencies,
  signal: AbortSignal,
): Promise<T> {
  let url = first
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const outcome = await requestOnce(url, request, dependencies, signal)
    if ('value' in outcome) return outcome.value
    url = outcome.next
  }
  throw new SafeFetchError('redirects', `over ${MAX_REDIRECTS}`)
}

/** One request: the value read, or the address it redirects to. */
async function requestOnce<T>(
  url: URL,
  request: SafeRequest<T>,
  dependencies: DialDependencies,
  signal: AbortSignal,
): Promise<{ value: T } | { next: URL }> {
  if (!isPublicTarget(url)) throw new SafeFetchError('refused', 'not a public target')
  const socket = await openConnection(url, dependencies, signal)
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
