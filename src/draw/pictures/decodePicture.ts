import type { Picture } from './picture'
import { newCanvas } from '../newCanvas'

export const MAX_PICTURE_SIDE_PX = 5_040

/** An <img> applies EXIF in every engine; scaling while decoding avoids a full-size canvas. */
export async function decodePicture(blob: Blob, maxSidePx = MAX_PICTURE_SIDE_PX): Promise<Picture> {
  if (typeof Image === 'undefined') {
    const bitmap = await createImageBitmap(blob) // in a worker; applies EXIF too
    return copyOf(bitmap, bitmap.width, bitmap.height, maxSidePx)
  }
  const url = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    if (width === 0 || height === 0) throw new Error('a picture without a size')
    return await copyOf(image, width, height, maxSidePx)
  } finally {
    URL.revokeObjectURL(url)
  }
}

export async function shrinkPicture(picture: Picture, maxSidePx: number): Promise<Picture> {
  const { source, widthPx, heightPx } = picture
  if (Math.max(widthPx, heightPx) <= maxSidePx) return picture
  return copyOf(source, widthPx, heightPx, maxSidePx)
}

async function copyOf(
  image: CanvasImageSource,
  width: number,
  height: number,
  maxSidePx: number,
): Promise<Picture> {
  const shrink = Math.min(1, maxSidePx / Math.max(width, height))
  const widthPx = Math.max(1, Math.round(width * shrink))
  const heightPx = Math.max(1, Math.round(height * shrink))
  return { source: await scaleImage(image, widthPx, heightPx), widthPx, heightPx }
}

async function scaleImage(
  image: CanvasImageSource,
  widthPx: number,
  heightPx: number,
): Promise<CanvasImageSource> {
  const bitmap = await createImageBitmap(image, {
    resizeWidth: widthPx,
    resizeHeight: heightPx,
    resizeQuality: 'high',
  }).catch(() => null)
  if (bitmap?.width === widthPx && bitmap.height === heightPx) return bitmap
  bitmap?.close() // the engine ignored these options
  const ctx = newCanvas(widthPx, heightPx)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, widthPx, heightPx)
  return ctx.canvas
}
