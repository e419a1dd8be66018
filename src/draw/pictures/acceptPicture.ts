import type { Picture } from './picture'
import { newCanvas } from '../newCanvas'
import { decodePicture, MAX_PICTURE_SIDE_PX } from './decodePicture'
import { HEAD_BYTES, pictureKind, pictureSize, type PictureKind } from './pictureKind'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS } from './pictureLimits'
import { PictureRefusal } from './pictureRefusal'
import { fetchPicture } from './fetchPicture'
import { pictureStore, type PictureStore } from './pictureStore'

export interface AcceptedPicture {
  blob: Blob
  widthPx: number
  heightPx: number
}

const KEPT_BYTES = 12_000_000 // larger files are re-encoded
const QUALITY = 0.92

/** Single-picture formats, stored unchanged if small enough. */
const KEPT_KINDS: readonly PictureKind[] = ['jpeg', 'png', 'webp', 'avif']

/** Applies rotation and limits the size. @throws {PictureRefusal} and nothing else */
export async function acceptPicture(file: Blob): Promise<AcceptedPicture> {
  if (file.size === 0) throw new PictureRefusal('empty')
  if (file.size > MAX_PICTURE_BYTES) throw new PictureRefusal('too-heavy')
  const head = new Uint8Array(await bytesOf(file.slice(0, HEAD_BYTES)))
  const kind = pictureKind(head)
  if (kind === 'svg') throw new PictureRefusal('svg')
  if (kind === 'other') throw new PictureRefusal('not-a-picture')
  const size = pictureSize(head)
  if (size && size.widthPx * size.heightPx > MAX_PICTURE_PIXELS) throw new PictureRefusal('too-many-pixels')
  // A file's blob becomes unreadable once the file is moved, changed or deleted.
  const bytes = await bytesOf(file)
  if ((kind === 'jpeg' || kind === 'png') && !isWhole(new Uint8Array(bytes), kind))
    throw new PictureRefusal('incomplete')
  const plain = new Blob([bytes], { type: `image/${kind}` }) // Set the type by content, not name, because browsers rely on it.
  const picture = await decodePicture(plain).catch((cause: unknown) => {
    throw new PictureRefusal(kind === 'heic' ? 'heic' : 'broken', { cause }) // only Safari decodes HEIC
  })
  const { widthPx, heightPx } = picture
  const isKeptAsIs =
    KEPT_KINDS.includes(kind) &&
    file.size <= KEPT_BYTES &&
    size !== null &&
    Math.max(size.widthPx, size.heightPx) <= MAX_PICTURE_SIDE_PX
  return { blob: isKeptAsIs ? plain : await encodePicture(picture, kind), widthPx, heightPx }
}

async function bytesOf(blob: Blob): Promise<ArrayBuffer> {
  return blob.arrayBuffer().catch((cause: unknown) => {
    throw new PictureRefusal('broken', { cause }) // the file was moved or deleted after it was chosen
  })
}

/** JPEG for kinds without transparency; otherwise WebP, or PNG if the engine cannot encode WebP. */
async function encodePicture({ source, widthPx, heightPx }: Picture, kind: PictureKind): Promise<Blob> {
  const ctx = newCanvas(widthPx, heightPx)
  ctx.drawImage(source, 0, 0)
  const type = kind === 'jpeg' || kind === 'heic' ? 'image/jpeg' : kind === 'gif' ? 'image/png' : 'image/webp'
  const blob = await new Promise<Blob | null>((resolve) => ctx.canvas.toBlob(resolve, type, QUALITY))
  if (!blob) throw new PictureRefusal('too-many-pixels') // not enough memory
  return blob
}

/** Browsers silently draw half a file. Phones append a film, so trailing data is allowed (ITU T.81, B). */
export function isWhole(file: Uint8Array, kind: PictureKind): boolean {
  if (kind === 'jpeg') return jpegIsWhole(file)
  return kind !== 'png' || pngIsWhole(file)
}

/** Skips segments, since an embedded preview has its own end marker. */
function jpegIsWhole(file: Uint8Array): boolean {
  let hasScan = false
  for (let at = 2; at + 1 < file.length;) {
    const [mark, code = 0] = [file[at], file[at + 1]]
    if (mark !== 0xff) {
      const next = file.indexOf(0xff, at)
      if (next < 0) break
      at = next
    } else if (code === 0xd9) return true
    else if (code === 0xff) at += 1
    else if (code <= 0x01 || (code >= 0xd0 && code <= 0xd8)) at += 2
    else {
      if (code === 0xda) hasScan = true
      at += 2 + (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0)
    }
  }
  return !hasScan
}

function pngIsWhole(file: Uint8Array): boolean {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  for (let at = 8; at + 12 <= file.length; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === 0x49454e44) return true // IEND
  return false
}

export type PictureGiven = File | Blob | string

/** Returns the name cards use. @throws {PictureRefusal} and nothing else */
export async function takePicture(
  given: PictureGiven,
  signal?: AbortSignal,
  store: PictureStore = pictureStore,
): Promise<string> {
  const file = typeof given === 'string' ? await fetchPicture(given, signal) : given
  const accepted = await acceptPicture(file)
  if (signal?.aborted) throw new PictureRefusal('aborted')
  const name = file instanceof File ? file.name : ''
  return store.keep({ ...accepted, name, address: typeof given === 'string' ? given : '' })
}
