/** Uses node:http: undici 7 throws uncaught errors when a body without length is cut off or reset. */
import { type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { SafeFetchError, boundedUrl } from './address'
import { type Readable, pipeline } from 'node:stream'
import { constants, createGunzip, createInflate, createInflateRaw } from 'node:zlib'

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

/** @param maxBytes as sent: a compressed body may decompress to nothing forever */
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

/** Their window is 32 KB. Brotli may ask for 16 MB and Zstandard for 128 MB before any output. */
export const ACCEPTED_ENCODINGS = 'gzip, deflate'

// A truncated stream yields its data, as in browsers.
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }
const DECOMPRESSORS: Readonly<Record<string, (first: number) => NodeJS.ReadWriteStream & Readable>> = {
  gzip: () => createGunzip(LENIENT),
  'x-gzip': () => createGunzip(LENIENT),
  // The standard means zlib's format (RFC 1950); some servers send raw data (RFC 1951).
  deflate: (first) => ((first & 0x0f) === 8 ? createInflate(LENIENT) : createInflateRaw(LENIENT)),
}

/** The limit counts decompressed bytes. @throws {SafeFetchError} too-large after the last allowed byte, wrong-type for an unrequested encoding */
export async function* decodedBody(
  body: AsyncIterable<Uint8Array>,
  encoding: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let readBytes = 0
  for await (const chunk of decompressed(body, encoding.trim().toLowerCase())) {
    const room = maxBytes - readBytes
    readBytes += chunk.length
    if (readBytes > maxBytes) {
      if (room > 0) yield chunk.subarray(0, room)
      throw new SafeFetchError('too-large', `over ${maxBytes} bytes`)
    }
    yield chunk
  }
}

async function* decompressed(body: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Uint8Array> {
  if (encoding === '' || encoding === 'identity') return yield* body
  const createDecompressor = DECOMPRESSORS[encoding]
  if (!createDecompressor) throw new SafeFetchError('wrong-type', 'an encoding that was not asked for')
  const compressed = body[Symbol.asyncIterator]()
  const first = await compressed.next()
  if (first.done) return
  const decoder = createDecompressor(first.value[0] ?? 0)
  pipeline(concatenated(first.value, compressed), decoder, () => {}) // its errors end the decoder's loop
  yield* decoder as AsyncIterable<Uint8Array>
}

async function* concatenated(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
