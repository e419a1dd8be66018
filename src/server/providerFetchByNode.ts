/**
 * Fetches from the provider under Node. The owner chose its address, so that is not checked; its answers are. Not with
 * Node's own fetch: undici emits uncaught errors when an answer names six encodings, and decompresses brotli.
 */
import { ACCEPTED_ENCODINGS, decodedBody } from './safeFetch/body'
import { dialByNet } from './safeFetch/dial'
import { SafeFetchError } from './safeFetch/error'
import { sendRequest, redirectTarget } from './safeFetch/httpRequest'
import { ipLiteral } from './safeFetch/target'

const MAX_BYTES = 1_048_576 // decoded
const MAX_REDIRECTS = 5

/** GET with a limit on size. Redirects are followed within the same host only, http to https included: they must not lead into our network. */
export async function fetchByNode(
  address: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  let url = new URL(address instanceof Request ? address.url : address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const outcome = await requestOnce(url, init.signal ?? undefined)
    if (outcome instanceof Response) return outcome
    if (outcome.host !== url.host) throw new SafeFetchError('redirects', 'to another host')
    url = outcome
  }
  throw new SafeFetchError('redirects', `over ${MAX_REDIRECTS}`)
}

async function requestOnce(url: URL, signal?: AbortSignal): Promise<Response | URL> {
  signal?.throwIfAborted()
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:') throw new SafeFetchError('refused', 'http and https only')
  const { hostname } = url
  const port = Number(url.port) || (isSecure ? 443 : 80)
  const socket = await dialByNet({ address: ipLiteral(hostname) ?? hostname, port, hostname, isSecure })
  const close = () => socket.destroy()
  signal?.addEventListener('abort', close, { once: true })
  try {
    const headers = { accept: 'application/json', 'accept-encoding': ACCEPTED_ENCODINGS }
    const { response, body } = await sendRequest(socket, url, headers, MAX_BYTES)
    const { statusCode: status = 0, headers: sent } = response
    const next = redirectTarget(response, url)
    if (next instanceof URL) return next
    if (status !== 200) return new Response(null, { status })
    const parts: Uint8Array[] = []
    for await (const part of decodedBody(body, sent['content-encoding'] ?? '', MAX_BYTES)) parts.push(part)
    return new Response(Buffer.concat(parts))
  } finally {
    signal?.removeEventListener('abort', close)
    socket.destroy()
  }
}
