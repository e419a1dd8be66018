/**
 * One request and its answer's head on a connection that is there. By node:http: undici 7 throws assertions out of its
 * socket events, past every catch, where a body without a length is cut off or reset while it is read.
 */
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { SafeFetchError } from './error'
import { webUrl } from './target'

const REDIRECTS = [301, 302, 303, 307, 308]
const MOST_HEADER_BYTES = 32 * 1024
// On the wire beside the body: answers before the answer (1xx), headers, marks of chunks, trailers, TLS; and what has come
// and is not sorted yet. A body in chunks of a letter is six times as long, and an object for each.
const MOST_UNSEEN_BYTES = 192 * 1024
const MOST_HINTS = 16 // answers before the answer, each of which Node makes a message of

/** Where an answer leads on to: null for one that does not, 'nowhere' for one that says no address. */
export function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | 'nowhere' | null {
  if (!REDIRECTS.includes(statusCode)) return null
  // Bytes as they came: browsers read them as UTF-8.
  const location = Buffer.from(headers.location ?? '', 'latin1').toString('utf8')
  return (location && webUrl(location, from)) || 'nowhere'
}

export interface Exchange {
  answer: IncomingMessage
  body: AsyncIterable<Uint8Array> // as it was packed
}

/**
 * @param maxBytes of the body, packed or not: a packed one may unpack to nothing for ever
 * @throws whatever goes wrong with the connection, later from the body
 */
export function exchanged(
  socket: Socket,
  url: URL,
  headers: Readonly<Record<string, string>>,
  maxBytes: number,
): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const asking = request({
      createConnection: () => socket,
      path: url.pathname + url.search,
      headers: { host: url.host, connection: 'close', ...headers },
      maxHeaderSize: MOST_HEADER_BYTES,
    })
    let hints = 0
    let takenBytes = 0
    let waitingBytes = () => 0
    async function* taken(answer: IncomingMessage): AsyncGenerator<Uint8Array> {
      for await (const chunk of answer as AsyncIterable<Uint8Array>) {
        takenBytes += chunk.length
        yield chunk
      }
    }
    asking.on('error', reject) // again and again, where a server insists: the first counts
    asking.on('information', () => {
      if (++hints <= MOST_HINTS) return
      reject(new SafeFetchError('too-large', `over ${MOST_HINTS} answers before the answer`))
      socket.destroy()
    })
    asking.on('upgrade', () => reject(new SafeFetchError('http-status', 'HTTP 101')))
    asking.on('response', (answer) => {
      answer.on('error', () => {}) // heard where it is read
      waitingBytes = () => answer.readableLength
      resolve({ answer, body: taken(answer) })
    })
    socket.on('close', () => reject(new SafeFetchError('unreachable', 'closed without an answer')))
    socket.on('data', () => {
      const bodyBytes = takenBytes + waitingBytes()
      if (bodyBytes > maxBytes + MOST_UNSEEN_BYTES || socket.bytesRead - bodyBytes > MOST_UNSEEN_BYTES)
        socket.destroy(new SafeFetchError('too-large', `over ${maxBytes} bytes on the wire`))
    })
    asking.end()
  })
}
