/** It is recognised by its bytes and measured before decoding. SVG may contain scripts and is refused. */
import { nodePictureKind, type NodePictureKind, PictureFormatError } from '../draw/node/nodeFormats'
import { pictureSize } from '../draw/pictures/pictureKind'
import type { SafeFetch } from './safeFetch/safeFetch'
import { SafeFetchError } from './safeFetch/address'

const MAX_PICTURE_BYTES = 8_000_000
const MAX_PIXELS = 40_000_000
const KIND_BYTES = 256 // enough to recognise a format; other files are read no further

export interface RemotePicture {
  kind: NodePictureKind
  bytes: Uint8Array
  widthPx: number
  heightPx: number
}

/** @throws {SafeFetchError}, and the reason of `signal`, once it is aborted */
export async function fetchRemotePicture(
  url: URL,
  fetchSafely: SafeFetch,
  signal?: AbortSignal,
): Promise<RemotePicture> {
  return fetchSafely(url, {
    accept: 'image/png, image/jpeg, image/webp',
    isWanted: () => true, // the bytes decide, since the declared type may be wrong
    maxBytes: MAX_PICTURE_BYTES,
    signal,
    read: async ({ chunks }) => checkedPicture(await readPicture(chunks)),
  })
}

/** @throws {SafeFetchError} wrong-type, too-large */
export function checkedPicture(bytes: Uint8Array): RemotePicture {
  const kind = checkedKind(bytes)
  const size = pictureSize(bytes)
  if (!size || size.widthPx === 0 || size.heightPx === 0)
    throw new SafeFetchError('wrong-type', `${kind} without a size`)
  if (size.widthPx * size.heightPx > MAX_PIXELS)
    throw new SafeFetchError('too-large', `${size.widthPx} × ${size.heightPx} pixels`)
  return { kind, bytes, ...size }
}

/** Stops as soon as the bytes cannot be a picture. */
async function readPicture(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let readBytes = 0
  let isChecked = false
  for await (const chunk of chunks) {
    parts.push(chunk)
    readBytes += chunk.length
    if (isChecked || readBytes < KIND_BYTES) continue
    checkedKind(Buffer.concat(parts).subarray(0, KIND_BYTES))
    isChecked = true
  }
  return Buffer.concat(parts)
}

function checkedKind(bytes: Uint8Array): NodePictureKind {
  try {
    return nodePictureKind(bytes)
  } catch (error) {
    if (error instanceof PictureFormatError) throw new SafeFetchError('wrong-type', error.message)
    throw error
  }
}
