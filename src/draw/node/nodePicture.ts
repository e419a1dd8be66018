import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Picture } from '../pictures/picture'
import { MAX_PICTURE_SIDE_PX } from '../pictures/decodePicture'
import { pictureSize } from '../pictures/pictureKind'
import { PictureRefusal } from '../pictures/pictureRefusal'
import { nodePictureKind } from './nodeFormats'
import { pngWithoutText } from './pngWithoutText'

const MAX_PIXELS = 40_000_000

/**
 * What decodePicture is in a browser, in Node: the kind is detected from the bytes, and the picture is no larger than a card can show.
 * @throws {PictureFormatError | PictureRefusal}
 */
export async function nodePicture(bytes: Uint8Array, maxPixels = MAX_PIXELS): Promise<Picture> {
  const kind = nodePictureKind(bytes)
  const size = pictureSize(bytes)
  if (!size || size.widthPx * size.heightPx > maxPixels) throw new PictureRefusal('too-many-pixels')
  const drawn = kind === 'png' ? pngWithoutText(bytes) : bytes
  const image = await loadImage(Buffer.from(drawn)).catch((cause: unknown) => {
    throw new PictureRefusal('broken', { cause })
  })
  const { width, height } = image
  if (width === 0 || height === 0) throw new PictureRefusal('broken')
  const shrink = Math.min(1, MAX_PICTURE_SIDE_PX / Math.max(width, height))
  const [widthPx, heightPx] = [width, height].map((side) => Math.max(1, Math.round(side * shrink))) as [
    number,
    number,
  ]
  const canvas = createCanvas(widthPx, heightPx)
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, widthPx, heightPx)
  ctx.getImageData(0, 0, 1, 1) // makes the engine draw now, not when the canvas is read
  image.onload = image.onerror = () => undefined
  image.src = Buffer.alloc(0) // frees its pixels now, not when it is collected
  return { source: canvas as unknown as CanvasImageSource, widthPx, heightPx }
}

/** Frees a picture that is no longer needed: the garbage collector does not count its pixels. */
export function freeNodePicture({ source }: Picture): void {
  Object.assign(source, { width: 1, height: 1 })
}
