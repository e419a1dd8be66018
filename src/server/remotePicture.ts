/**
 * A picture from an address that a stranger wrote: fetched by the guarded way, told by its bytes, and measured by its
 * head before anything decodes it. SVG is a program; it never gets further than its first byte.
 */
import { pictureKind, type PictureKind, pictureSize } from '../draw/pictures/pictureKind'
import { gifFramesSize } from './remotePictureGif'
import type { SafeFetch } from './safeFetch/safeFetch'
import { SafeFetchError } from './safeFetch/error'

const MOST_PICTURE_BYTES = 8 * 1_048_576
const MOST_PIXELS = 40_000_000
const TELLING_BYTES = 256 // of what is no picture, no more is looked at
const KINDS = ['png', 'jpeg', 'webp', 'gif', 'avif'] as const satisfies readonly PictureKind[]

export interface RemotePicture {
  kind: (typeof KINDS)[number]
  bytes: Uint8Array
  widthPx: number
  heightPx: number
}

/**
 * @throws {SafeFetchError} wrong-type, too-large (bytes or pixels), and all that a fetch throws
 * @throws {DOMException} AbortError, once `signal` is aborted
 */
export async function fetchRemotePicture(
  url: URL,
  fetchSafely: SafeFetch,
  signal?: AbortSignal,
): Promise<RemotePicture> {
  return fetchSafely(url, {
    accept: 'image/png, image/jpeg, image/webp, image/gif, image/avif',
    isWanted: () => true, // declared types are what somebody believed
    maxBytes: MOST_PICTURE_BYTES,
    signal,
    read: async ({ chunks }) => judgedPicture(await wholePicture(chunks)),
  })
}

/** @throws {SafeFetchError} wrong-type, too-large */
export function judgedPicture(bytes: Uint8Array): RemotePicture {
  const kind = acceptedKind(bytes)
  const size = pictureSize(bytes)
  if (!size || size.widthPx === 0 || size.heightPx === 0)
    throw new SafeFetchError('wrong-type', `${kind} without a size`)
  const drawn = kind === 'gif' ? gifFramesSize(bytes) : size
  const [widthPx, heightPx] = [Math.max(size.widthPx, drawn.widthPx), Math.max(size.heightPx, drawn.heightPx)]
  if (widthPx * heightPx > MOST_PIXELS)
    throw new SafeFetchError('too-large', `${widthPx} × ${heightPx} pixels`)
  return { kind, bytes, ...size }
}

/** Reads on only while it may still be a picture. */
async function wholePicture(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let readBytes = 0
  let isTold = false
  for await (const chunk of chunks) {
    parts.push(chunk)
    readBytes += chunk.length
    if (isTold || readBytes < TELLING_BYTES) continue
    acceptedKind(Buffer.concat(parts))
    isTold = true
  }
  return Buffer.concat(parts)
}

function acceptedKind(bytes: Uint8Array): RemotePicture['kind'] {
  const kind = pictureKind(bytes.subarray(0, TELLING_BYTES))
  const accepted = KINDS.find((known) => known === kind)
  if (!accepted) throw new SafeFetchError('wrong-type', 'no picture that is drawn here')
  return accepted
}
