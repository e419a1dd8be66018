import type { Picture } from './picture'
import { newCanvas } from '../newCanvas'
import { decodePicture, MAX_PICTURE_SIDE_PX } from './decodePicture'
import { HEAD_BYTES, pictureKind, pictureSize, type PictureKind } from './pictureKind'
import { PictureRefusal } from './pictureRefusal'

/** A picture as it is kept: a file that every browser can read again, no larger than a card can show. */
export interface AcceptedPicture {
  blob: Blob
  widthPx: number
  heightPx: number
}

export const MAX_FILE_BYTES = 80_000_000
const KEPT_BYTES = 12_000_000 // heavier files are written anew
const MAX_PIXELS = 200_000_000 // about 14,000 a side: more no phone can decode
const QUALITY = 0.92

/** What is kept as it came: small enough, and one picture in a file. */
const KEPT_KINDS: readonly PictureKind[] = ['jpeg', 'png', 'webp', 'avif']

/** Any file from anywhere, looked at, turned upright and brought to size. @throws {PictureRefusal} and nothing else */
export async function acceptPicture(file: Blob): Promise<AcceptedPicture> {
  if (file.size === 0) throw new PictureRefusal('empty')
  if (file.size > MAX_FILE_BYTES) throw new PictureRefusal('too-heavy')
  const head = new Uint8Array(await bytesOf(file.slice(0, HEAD_BYTES)))
  const kind = pictureKind(head)
  if (kind === 'svg') throw new PictureRefusal('svg')
  if (kind === 'other') throw new PictureRefusal('not-a-picture')
  const size = pictureSize(head)
  if (size && size.widthPx * size.heightPx > MAX_PIXELS) throw new PictureRefusal('too-many-pixels')
  const plain = new Blob([file], { type: `image/${kind}` }) // what it is, not what it was called: a browser goes by that
  const picture = await decodePicture(plain).catch((cause: unknown) => {
    throw new PictureRefusal(kind === 'heic' ? 'heic' : 'broken', { cause }) // Safari decodes HEIC, others do not
  })
  const { widthPx, heightPx } = picture
  const isAsItCame =
    KEPT_KINDS.includes(kind) &&
    file.size <= KEPT_BYTES &&
    size !== null &&
    Math.max(size.widthPx, size.heightPx) <= MAX_PICTURE_SIDE_PX
  return { blob: isAsItCame ? plain : await encoded(picture, kind), widthPx, heightPx }
}

async function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return blob.arrayBuffer().catch((cause: unknown) => {
    throw new PictureRefusal('broken', { cause }) // a file that was moved or deleted since it was chosen
  })
}

/** JPEG for what can have no transparency; else WebP, and PNG where the engine writes no WebP. */
async function encoded({ source, widthPx, heightPx }: Picture, kind: PictureKind): Promise<Blob> {
  const ctx = newCanvas(widthPx, heightPx)
  ctx.drawImage(source, 0, 0)
  const type = kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : kind === 'gif' ? 'image/png' : 'image/webp'
  const blob = await new Promise<Blob | null>((resolve) => ctx.canvas.toBlob(resolve, type, QUALITY))
  if (!blob) throw new PictureRefusal('too-many-pixels') // no memory for it
  return blob
}
