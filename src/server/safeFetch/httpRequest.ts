/**
 * Sends one request on an open connection, up to the response's headers. With node:http: undici 7 throws uncaught assertion
 * errors from its socket events when a body without a length is cut off or reset.
 */
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { SafeFetchError } from './error'
import { boundedUrl } from './target'

const REDIRECTS = [301, 302, 303, 307, 308]
const MAX_HEADER_BYTES = 32 * 1024
// On the wire besides the body: informational responses (1xx), headers, chunk sizes, trailers, TLS, and bytes not parsed yet.
// A body in chunks of one byte is six times as long, and an object for each.
const MAX_OVERHEAD_BYTES = 192 * 1024
const MAX_INFORMATIONAL = 16 // responses before the final one; Node creates an object for each

/** Where a response redirects to: null if it does not, 'nowhere' without a valid address. */
export function redirectTarget(
  { statusCode = 0, headers }: IncomingMessage,
  from: URL,
): URL | 'nowhere' | null {
  if (!REDIRECTS.includes(statusCode)) return null
  // Node reads headers as latin1; browsers read this one as UTF-8.
  const location = Buffer.from(headers.location ?? '', 'latin1').toString('utf8')
  return (location && boundedUrl(location, from)) || 'nowhere'
}

export interface HttpResponse {
  response: IncomingMessage
  body: AsyncIterable<Uint8Array> // still compressed
}

/**
 * @param maxBytes of the body as it is sent: a compressed one may decompress to nothing for ever
 * @throws errors of the connection, later also from the body
 */
export function sendRequest(
  socket: Socket,
  url: URL,
  headers: Readonly<Record<string, string>>,
  maxBytes: number,
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const outgoing = request({
      createConnection: () => socket,
      path: url.pathname + url.search,
      headers: { host: url.host, connection: 'close', ...headers },
      maxHeaderSize: MAX_HEADER_BYTES,
    })
    let informational = 0
    let readBytes = 0
    let bufferedBytes = () => 0
    async function* countedBody(response: IncomingMessage): AsyncGenerator<Uint8Array> {
      for await (const chunk of response as AsyncIterable<Uint8Array>) {
        readBytes += chunk.length
        yield chunk
      }
    }
    outgoing.on('error', reject) // may come more than once: the first counts
    outgoing.on('information', () => {
      if (++informational <= MAX_INFORMATIONAL) return
      reject(new SafeFetchError('too-large', `over ${MAX_INFORMATIONAL} informational responses`))
      socket.destroy()
    })
    outgoing.on('upgrade', () => reject(new SafeFetchError('http-status', 'HTTP 101')))
    outgoing.on('response', (response) => {
      response.on('error', () => {}) // thrown where the body is read
      bufferedBytes = () => response.readableLength
      resolve({ response, body: countedBody(response) })
    })
    socket.on('close', () => reject(new SafeFetchError('unreachable', 'closed without a response')))
    socket.on('data', () => {
      const bodyBytes = readBytes + bufferedBytes()
      if (bodyBytes > maxBytes + MAX_OVERHEAD_BYTES || socket.bytesRead - bodyBytes > MAX_OVERHEAD_BYTES)
        socket.destroy(new SafeFetchError('too-large', `over ${maxBytes} bytes on the wire`))
    })
    outgoing.end()
  })
}
