import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Picture } from './picture'
import { MAX_SIDE_PX } from './pictures/decodePicture'
import { pictureKind, pictureSize } from './pictures/pictureKind'
import { PictureRefusal } from './pictures/pictureRefusal'

const MAX_PIXELS = 40_000_000 // 160 MB while it is decoded
const KINDS = ['png', 'jpeg', 'webp', 'gif', 'avif']

/** What decodePicture is in a browser, in Node: told by its bytes, no larger than a card can show. @throws {PictureRefusal} */
export async function nodePicture(bytes: Uint8Array): Promise<Picture> {
  const kind = pictureKind(bytes)
  if (!KINDS.includes(kind)) throw new PictureRefusal(kind === 'svg' ? 'svg' : 'not-a-picture')
  const size = pictureSize(bytes)
  if (!size || size.widthPx * size.heightPx > MAX_PIXELS) throw new PictureRefusal('too-many-pixels')
  const image = await loadImage(Buffer.from(bytes)).catch((cause: unknown) => {
    throw new PictureRefusal('broken', { cause })
  })
  const { width, height } = image
  if (width === 0 || height === 0) throw new PictureRefusal('broken')
  const shrink = Math.min(1, MAX_SIDE_PX / Math.max(width, height))
  const canvas = createCanvas(
    Math.max(1, Math.round(width * shrink)),
    Math.max(1, Math.round(height * shrink)),
  )
  const ctx = canvas.getContext('2d')
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, canvas.width, canvas.height)
  return { source: canvas as unknown as CanvasImageSource, widthPx: canvas.width, heightPx: canvas.height }
}
