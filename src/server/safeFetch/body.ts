/** Decompresses a response body up to a limit, which counts decompressed bytes. */
import { type Readable, pipeline } from 'node:stream'
import { constants, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { SafeFetchError } from './error'

/**
 * Their window is always 32 KB. Brotli may ask for 16 MB and Zstandard for 128 MB before the first byte comes out: eight
 * decompression bombs at once took 190 MB, and the threads kept it.
 */
export const ACCEPTED_ENCODINGS = 'gzip, deflate'

// A truncated stream gives what it has, as in browsers.
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }
const DECOMPRESSORS: Readonly<Record<string, (first: number) => NodeJS.ReadWriteStream & Readable>> = {
  gzip: () => createGunzip(LENIENT),
  'x-gzip': () => createGunzip(LENIENT),
  // By the standard in zlib's format (RFC 1950); some servers send raw data (RFC 1951).
  deflate: (first) => ((first & 0x0f) === 8 ? createInflate(LENIENT) : createInflateRaw(LENIENT)),
}

/**
 * The decoded bytes, at most `maxBytes` of them.
 * @throws {SafeFetchError} too-large after the last allowed byte, wrong-type for an encoding that was not asked for
 */
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
  pipeline(concatenated(first.value, compressed), decoder, () => {}) // its errors end the loop over the decoder
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
