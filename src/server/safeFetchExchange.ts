/**
 * One request and its answer's head on a connection that is there. By node:http: undici 7 throws assertions out of its
 * socket events, past every catch, where a body without a length is cut off or reset while it is read.
 */
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { SafeFetchError } from './safeFetchError'

const MOST_HEADER_BYTES = 32 * 1024

/**
 * @param maxBytes of all that may come, unpacked or not: answers before the answer (1xx), marks beside chunks and
 *   trailers never come to a body's count
 * @throws whatever goes wrong with the connection, later from the answer's own stream
 */
export function exchanged(
  socket: Socket,
  url: URL,
  headers: Readonly<Record<string, string>>,
  maxBytes: number,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = request({
      createConnection: () => socket,
      path: url.pathname + url.search,
      headers: { host: url.host, connection: 'close', ...headers },
      maxHeaderSize: MOST_HEADER_BYTES,
    })
    asking.on('error', reject) // again and again, where a server insists: the first counts
    asking.on('upgrade', () => reject(new SafeFetchError('http-status', 'HTTP 101')))
    asking.on('response', (answer) => {
      answer.on('error', () => {}) // heard where it is read
      resolve(answer)
    })
    socket.on('close', () => reject(new SafeFetchError('unreachable', 'closed without an answer')))
    socket.on('data', () => {
      if (socket.bytesRead > maxBytes)
        socket.destroy(new SafeFetchError('too-large', `over ${maxBytes} bytes on the wire`))
    })
    asking.end()
  })
}
