/**
 * Fetches from the provider under Node. The owner chose its address, so that is not checked; its answers are. Not with
 * Node's own fetch: undici emits uncaught errors when an answer names six encodings, and decompresses brotli.
 */
import { lookup } from 'node:dns/promises'
import type { Socket } from 'node:net'
import { charsetIn } from '../quotes/readAnswer'
import { decoderFor, encodingOf } from './product/charset'
import { isPublicAddress } from './safeFetch/address'
import { ACCEPTED_ENCODINGS, decodedBody } from './safeFetch/body'
import { dialByNet, openConnection, type DialDependencies } from './safeFetch/dial'
import { SafeFetchError } from './safeFetch/error'
import { sendRequest, redirectTarget } from './safeFetch/httpRequest'
import { ipLiteral } from './safeFetch/target'

const MAX_BYTES = 1_048_576 // decoded
const MAX_REDIRECTS = 5

/** Where a request goes, and whether the provider was found on the public web. */
interface Hop {
  url: URL
  isFromPublic: boolean
}

/**
 * GET with a limit on size, and with the Authorization that is passed. Redirects are followed within the same site only, example.com and www.example.com being one, and
 * never from https to http; a provider on the public web must not lead into our network.
 */
export function createFetchByNode(
  dependencies: DialDependencies = { lookup, dial: dialByNet },
): typeof fetch {
  return async (address, init = {}) => {
    const signal = init.signal ?? new AbortController().signal
    const authorization = new Headers(init.headers).get('authorization')
    let hop: Hop = { url: new URL(address instanceof Request ? address.url : address), isFromPublic: false }
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const outcome = await requestOnce(hop, authorization, dependencies, signal)
      if (outcome instanceof Response) return outcome
      const refusal = redirectRefusal(outcome.url, hop.url)
      if (refusal) throw new SafeFetchError('redirects', refusal)
      hop = outcome
    }
    throw new SafeFetchError('redirects', `over ${MAX_REDIRECTS}`)
  }
}

/** Why a redirect is not followed; null where it may be. */
export function redirectRefusal(next: URL, from: URL): string | null {
  if (next.protocol !== 'https:' && next.protocol !== 'http:') return `to ${next.protocol}`
  if (from.protocol === 'https:' && next.protocol === 'http:') return 'from https to http'
  return siteOf(next) === siteOf(from) ? null : `to another host, ${next.host}`
}

/** 'www.example.com:8080' → 'example.com:8080'; of an address it is all. */
function siteOf({ host, hostname }: URL): string {
  return ipLiteral(hostname) === null ? host.replace(/^www\./, '') : host
}

/** The answer, or where it redirects to. */
async function requestOnce(
  { url, isFromPublic }: Hop,
  authorization: string | null,
  dependencies: DialDependencies,
  signal: AbortSignal,
): Promise<Response | Hop> {
  signal.throwIfAborted()
  const socket = await connect(url, isFromPublic, dependencies, signal)
  const close = () => socket.destroy()
  signal.addEventListener('abort', close, { once: true })
  try {
    const headers = {
      accept: 'application/json',
      'accept-encoding': ACCEPTED_ENCODINGS,
      ...(authorization === null ? {} : { authorization }),
    }
    const { response, body } = await sendRequest(socket, url, headers, MAX_BYTES)
    const { statusCode: status = 0, headers: sent } = response
    const next = redirectTarget(response, url)
    if (next === 'nowhere') throw new SafeFetchError('redirects', 'to nowhere')
    if (next) return { url: next, isFromPublic: isFromPublic || isPublicAddress(socket.remoteAddress ?? '') }
    if (status !== 200) {
      const retryAfter = sent['retry-after']
      return new Response(null, { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} })
    }
    const parts: Uint8Array[] = []
    for await (const part of decodedBody(body, sent['content-encoding'] ?? '', MAX_BYTES)) parts.push(part)
    return answerOf(Buffer.concat(parts), sent['content-type'] ?? '')
  } finally {
    signal.removeEventListener('abort', close)
    socket.destroy()
  }
}

function connect(
  url: URL,
  isFromPublic: boolean,
  dependencies: DialDependencies,
  signal: AbortSignal,
): Socket | Promise<Socket> {
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:') throw new SafeFetchError('refused', 'http and https only')
  if (isFromPublic) return openConnection(url, dependencies, signal)
  const { hostname } = url
  const port = Number(url.port) || (isSecure ? 443 : 80)
  return dependencies.dial({ address: ipLiteral(hostname) ?? hostname, port, hostname, isSecure })
}

/** In UTF-8, by the decoder of product pages: Node's windows-1252 loses “ ” and €. A charset that nobody knows is told on. */
function answerOf(bytes: Buffer<ArrayBuffer>, contentType: string): Response {
  const encoding = encodingOf(charsetIn(contentType))
  if (encoding === null || encoding === 'utf-8')
    return new Response(bytes, { headers: { 'content-type': contentType } })
  const decoder = decoderFor(encoding)
  return new Response(decoder.write(bytes) + decoder.end())
}
