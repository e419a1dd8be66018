/** Uses node:http: undici 7 throws uncaught errors when a body without length is cut off or reset. */
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { SafeFetchError } from './error'
import { boundedUrl } from './address'

const REDIRECTS = [301, 302, 303, 307, 308]
const MAX_HEADER_BYTES = 32 * 1024
// Besides the body: 1xx responses, headers, chunk sizes, trailers, TLS, unparsed bytes. One-byte chunks are
// six times the body.
const MAX_OVERHEAD_BYTES = 192 * 1024
const MAX_INFORMATIONAL = 16 // 1xx responses; Node creates an object for each

/** null: none; 'nowhere': invalid */
export function redirectTarget(
  { statusCode = 0, headers }: IncomingMessage,
  from: URL,
): URL | 'nowhere' | null {
  if (!REDIRECTS.includes(statusCode)) return null
  // Node decodes headers as latin1; browsers read this one as UTF-8.
  const location = Buffer.from(headers.location ?? '', 'latin1').toString('utf8')
  return (location && boundedUrl(location, from)) || 'nowhere'
}

export interface HttpResponse {
  response: IncomingMessage
  body: AsyncIterable<Uint8Array> // still compressed
}

/**
 * @param maxBytes as sent: a compressed body may decompress to nothing forever
 * @throws connection errors, later also from the body
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
    outgoing.on('error', reject) // may fire more than once: the first counts
    outgoing.on('information', () => {
      if (++informational <= MAX_INFORMATIONAL) return
      reject(new SafeFetchError('too-large', `over ${MAX_INFORMATIONAL} informational responses`))
      socket.destroy()
    })
    outgoing.on('upgrade', () => reject(new SafeFetchError('http-status', 'HTTP 101')))
    outgoing.on('response', (response) => {
      response.on('error', () => {}) // thrown when the body is read
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
