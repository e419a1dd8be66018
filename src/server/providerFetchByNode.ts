/**
 * How the provider is asked under Node. It is the owner's choice, so its address is not judged; its answers are. Not by
 * Node's own fetch: undici emits errors past every catch where an answer names six encodings, and unpacks brotli.
 */
import { ACCEPTED_ENCODINGS, decodedBody } from './safeFetch/body'
import { dialByNet } from './safeFetch/dial'
import { SafeFetchError } from './safeFetch/error'
import { exchanged, redirectOf } from './safeFetch/exchange'
import { literalAddress } from './safeFetch/target'

const MOST_BYTES = 1_048_576 // decoded
const MOST_REDIRECTS = 5

/** GET, bounded; led on within its host only, http to https included: it may not point us at our own network. */
export async function fetchByNode(
  address: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  let url = new URL(address instanceof Request ? address.url : address)
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const outcome = await asked(url, init.signal ?? undefined)
    if (outcome instanceof Response) return outcome
    if (outcome.host !== url.host) throw new SafeFetchError('redirects', 'to another host')
    url = outcome
  }
  throw new SafeFetchError('redirects', `over ${MOST_REDIRECTS}`)
}

async function asked(url: URL, signal?: AbortSignal): Promise<Response | URL> {
  signal?.throwIfAborted()
  const isSecure = url.protocol === 'https:'
  if (!isSecure && url.protocol !== 'http:') throw new SafeFetchError('refused', 'http and https only')
  const { hostname } = url
  const port = Number(url.port) || (isSecure ? 443 : 80)
  const socket = await dialByNet({ address: literalAddress(hostname) ?? hostname, port, hostname, isSecure })
  const close = () => socket.destroy()
  signal?.addEventListener('abort', close, { once: true })
  try {
    const headers = { accept: 'application/json', 'accept-encoding': ACCEPTED_ENCODINGS }
    const { answer, body } = await exchanged(socket, url, headers, MOST_BYTES)
    const { statusCode: status = 0, headers: sent } = answer
    const next = redirectOf(answer, url)
    if (next instanceof URL) return next
    if (status !== 200) return new Response(null, { status })
    const parts: Uint8Array[] = []
    for await (const part of decodedBody(body, sent['content-encoding'] ?? '', MOST_BYTES)) parts.push(part)
    return new Response(Buffer.concat(parts))
  } finally {
    signal?.removeEventListener('abort', close)
    socket.destroy()
  }
}
