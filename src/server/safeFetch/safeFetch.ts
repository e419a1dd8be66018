/** Each redirect is checked and dialled anew (DECISIONS.md, Strangers' addresses). */
import { unlessAborted } from '../../draw/tasks'
import { SITE } from '../../site'
import { ACCEPTED_ENCODINGS, decodedBody, sendRequest, redirectTarget } from './httpRequest'
import { dialByNet, type DialDependencies, lookupByDns, openConnection } from './dial'
import { SafeFetchError, isPublicTarget } from './address'
import { BusyError, FairQueue, type Waiters } from '../fairQueue'

export const FETCH_TIMEOUT_MS = 8_000
const MAX_REDIRECTS = 5
/** A silent server costs a place. A visitor has two and a host half, so neither blocks the others. */
const LINE = {
  places: 16,
  shares: { visitor: 2, network: 4, target: 8 },
  maxWaiting: 64,
  maxWaitMs: 4_000, // plus FETCH_TIMEOUT_MS: as long as the site waits (products/lookUp.ts)
}

export const USER_AGENT = `Quotidian/0.1 (reads what a page says about itself; +${SITE.siteUrl})`

export interface SafeRequest<T> {
  accept: string // e.g. 'text/html'
  isWanted: (mediaType: string) => boolean // lower case, without parameters; '' if absent
  maxBytes: number // decoded
  signal?: AbortSignal | undefined
  waiters?: Waiters | undefined // absent: nobody's share
  read: (response: SafeResponse) => Promise<T>
}

export interface SafeResponse {
  url: URL // after redirects
  contentType: string // as sent
  chunks: AsyncIterable<Uint8Array> // decoded; throws too-large after `maxBytes`
}

export type SafeFetch = <T>(url: URL, request: SafeRequest<T>) => Promise<T>

/** @throws {SafeFetchError} (`busy` does not concern the address); the request's abort reason */
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

/** Queueing is not the address's fault. Stops waiting too: a DNS look-up cannot be aborted. */
async function withTimeout<T>(
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController()
  const late = new SafeFetchError('time-limit', `no answer within ${FETCH_TIMEOUT_MS} ms`)
  const timer = setTimeout(() => limit.abort(late), FETCH_TIMEOUT_MS)
  const signal = caller ? AbortSignal.any([caller, limit.signal]) : limit.signal
  try {
    signal.throwIfAborted()
    return await unlessAborted(work(signal), signal)
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof SafeFetchError) throw error
    throw new SafeFetchError('unreachable', 'no complete response', { cause: error })
  } finally {
    clearTimeout(timer)
    limit.abort()
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
