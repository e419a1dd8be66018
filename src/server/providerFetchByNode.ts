/** The owner's address is trusted, responses are not. undici emits uncaught errors for six encodings. */
import { lookup } from 'node:dns/promises'
import type { Socket } from 'node:net'
import { charsetIn } from '../quotes/readAnswer'
import { decoderFor, encodingOf } from './product/charset'
import { isPublicAddress, SafeFetchError } from './safeFetch/address'
import { ACCEPTED_ENCODINGS, decodedBody, sendRequest, redirectTarget } from './safeFetch/httpRequest'
import { dialByNet, openConnection, type DialDependencies } from './safeFetch/dial'
import { ipLiteral } from '../scene/hostName'

const MAX_BYTES = 1_048_576 // after decoding
const MAX_REDIRECTS = 5

interface Hop {
  url: URL
  isFromPublic: boolean
}

/** Redirects stay on the site and never downgrade https: a provider must not lead into our network. */
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

/** null: allowed */
export function redirectRefusal(next: URL, from: URL): string | null {
  if (next.protocol !== 'https:' && next.protocol !== 'http:') return `to ${next.protocol}`
  if (from.protocol === 'https:' && next.protocol === 'http:') return 'from https to http'
  return siteOf(next) === siteOf(from) ? null : `to another host, ${next.host}`
}

/** 'www.example.com:8080' → 'example.com:8080'; not for IP addresses. */
function siteOf({ host, hostname }: URL): string {
  return ipLiteral(hostname) === null ? host.replace(/^www\./, '') : host
}

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

/** To UTF-8: Node's windows-1252 loses “ ” and €. An unknown charset is passed on unchanged. */
function answerOf(bytes: Buffer<ArrayBuffer>, contentType: string): Response {
  const encoding = encodingOf(charsetIn(contentType))
  if (encoding === null || encoding === 'utf-8')
    return new Response(bytes, { headers: { 'content-type': contentType } })
  const decoder = decoderFor(encoding)
  return new Response(decoder.write(bytes) + decoder.end())
}
