/** A body as it was before it was packed, up to a limit: what is counted is what comes out, not what came in. */
import { type Readable, pipeline } from 'node:stream'
import { constants, createGunzip, createInflate, createInflateRaw } from 'node:zlib'
import { SafeFetchError } from './error'

/**
 * Whose window is 32 KB whoever packed it. Brotli may ask for 16 MB and Zstandard for 128 MB, before the first byte comes
 * out: eight bombs at once took 190 MB, and the threads that unpack kept it.
 */
export const ACCEPTED_ENCODINGS = 'gzip, deflate'

// A stream that ends too soon gives what it has, as browsers do.
const LENIENT = { finishFlush: constants.Z_SYNC_FLUSH }
const UNPACKERS: Readonly<Record<string, (first: number) => NodeJS.ReadWriteStream & Readable>> = {
  gzip: () => createGunzip(LENIENT),
  'x-gzip': () => createGunzip(LENIENT),
  // By the letter zlib's format (RFC 1950); some servers send the bare data (RFC 1951).
  deflate: (first) => ((first & 0x0f) === 8 ? createInflate(LENIENT) : createInflateRaw(LENIENT)),
}

/**
 * The decoded bytes, never more than `maxBytes` of them.
 * @throws {SafeFetchError} too-large after the last allowed byte, wrong-type for an encoding that was not asked for
 */
export async function* decodedBody(
  body: AsyncIterable<Uint8Array>,
  encoding: string,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let readBytes = 0
  for await (const chunk of unpacked(body, encoding.trim().toLowerCase())) {
    const room = maxBytes - readBytes
    readBytes += chunk.length
    if (readBytes > maxBytes) {
      if (room > 0) yield chunk.subarray(0, room)
      throw new SafeFetchError('too-large', `over ${maxBytes} bytes`)
    }
    yield chunk
  }
}

async function* unpacked(body: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Uint8Array> {
  if (encoding === '' || encoding === 'identity') return yield* body
  const unpacker = UNPACKERS[encoding]
  if (!unpacker) throw new SafeFetchError('wrong-type', 'an encoding that was not asked for')
  const packed = body[Symbol.asyncIterator]()
  const first = await packed.next()
  if (first.done) return
  const decoder = unpacker(first.value[0] ?? 0)
  pipeline(joined(first.value, packed), decoder, () => {}) // its errors end the loop over the decoder
  yield* decoder as AsyncIterable<Uint8Array>
}

async function* joined(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  } finally {
    await rest.return?.()
  }
}
