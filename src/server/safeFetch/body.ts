/** The limit counts decompressed bytes. */
import { type Readable, pipeline } from 'node:stream'
import { constants, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { SafeFetchError } from './error'

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

/** @throws {SafeFetchError} too-large after the last allowed byte, wrong-type for an unrequested encoding */
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
