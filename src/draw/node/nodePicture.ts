import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Picture } from '../pictures/picture'
import { MAX_PICTURE_SIDE_PX } from '../pictures/decodePicture'
import { pictureSize } from '../pictures/pictureKind'
import { PictureRefusal } from '../pictures/pictureRefusal'
import { nodePictureKind } from './nodeFormats'

const TEXT_CHUNKS = [0x74455874, 0x7a545874, 0x69545874] // tEXt, zTXt, iTXt
const SIGNATURE_BYTES = 8
const FRAME_BYTES = 12 // length, type, checksum

export interface PictureLimits {
  maxPixels: number // per header; larger pictures are refused before decoding
  keptPixels?: number // larger pictures are scaled down
}

/** @throws {PictureFormatError | PictureRefusal} with a cause */
export async function nodePicture(
  bytes: Uint8Array,
  { maxPixels, keptPixels = Infinity }: PictureLimits = { maxPixels: 40_000_000 },
): Promise<Picture> {
  const kind = nodePictureKind(bytes)
  const size = pictureSize(bytes)
  if (!size) throw new PictureRefusal('broken', { cause: new Error('it does not say its size') })
  if (size.widthPx * size.heightPx > maxPixels) throw tooManyPixels(size, maxPixels)
  const drawn = kind === 'png' ? pngWithoutText(bytes) : bytes
  const file = Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength)
  const image = await loadImage(file).catch((cause: unknown) => {
    throw new PictureRefusal('broken', { cause })
  })
  const { width, height } = image
  if (width === 0 || height === 0) throw new PictureRefusal('broken')
  const shrink = Math.min(
    1,
    MAX_PICTURE_SIDE_PX / Math.max(width, height),
    Math.sqrt(keptPixels / (width * height)),
  )
  const shrunkPx = (side: number) => Math.max(1, Math.round(side * shrink))
  const [widthPx, heightPx] = [shrunkPx(width), shrunkPx(height)]
  const canvas = createCanvas(widthPx, heightPx)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, widthPx, heightPx)
  ctx.getImageData(0, 0, 1, 1) // Makes the engine draw now instead of when the canvas is read.
  image.onload = image.onerror = () => undefined
  image.src = Buffer.alloc(0) // Frees its pixels now instead of at collection.
  return { source: canvas as unknown as CanvasImageSource, widthPx, heightPx }
}

function tooManyPixels({ widthPx, heightPx }: { widthPx: number; heightPx: number }, maxPixels: number) {
  const most = `${maxPixels / 1_000_000} megapixels are drawn here`
  return new PictureRefusal('too-many-pixels', {
    cause: new Error(`${widthPx} × ${heightPx} pixels; up to ${most}`),
  })
}

/** Frees a picture: the garbage collector does not count its pixels. */
export function freeNodePicture({ source }: Picture): void {
  Object.assign(source, { width: 1, height: 1 })
}

/** The decoder would unpack them: 900 of 8 MB each fit into 7 MB. Source: PNG, third edition, 5.3. */
export function pngWithoutText(file: Uint8Array): Uint8Array {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const kept: [from: number, to: number][] = []
  let from = 0
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= file.length;) {
    const end = at + FRAME_BYTES + view.getUint32(at)
    if (end > file.length) break
    if (TEXT_CHUNKS.includes(view.getUint32(at + 4))) {
      if (at > from) kept.push([from, at])
      from = end
    }
    at = end
  }
  if (from === 0) return file
  return Buffer.concat(
    [...kept, [from, file.length] as const].map(([start, end]) => file.subarray(start, end)),
  )
}
