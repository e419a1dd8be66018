import type { Picture } from './picture'
import { newCanvas } from '../newCanvas'

/** As long a side as the largest card has at 4x: more would only fill memory. */
export const MAX_PICTURE_SIDE_PX = 5_040

/**
 * A file's pixels, turned as its EXIF says, at most `maxSidePx` a side. Decoded through an <img>, which turns pictures
 * in every engine; scaled by the engine at once, so that a photo of 12,000 px never lies on a canvas. An animation
 * gives its first picture. Rejects where it cannot be decoded.
 */
export async function decodePicture(blob: Blob, maxSidePx = MAX_PICTURE_SIDE_PX): Promise<Picture> {
  const url = URL.createObjectURL(blob)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    if (width === 0 || height === 0) throw new Error('a picture without a size')
    const shrink = Math.min(1, maxSidePx / Math.max(width, height))
    const widthPx = Math.max(1, Math.round(width * shrink))
    const heightPx = Math.max(1, Math.round(height * shrink))
    return { source: await scaled(image, widthPx, heightPx), widthPx, heightPx }
  } finally {
    URL.revokeObjectURL(url)
  }
}

async function scaled(
  image: HTMLImageElement,
  widthPx: number,
  heightPx: number,
): Promise<CanvasImageSource> {
  const bitmap = await createImageBitmap(image, {
    resizeWidth: widthPx,
    resizeHeight: heightPx,
    resizeQuality: 'high',
  }).catch(() => null)
  if (bitmap?.width === widthPx && bitmap.height === heightPx) return bitmap
  bitmap?.close() // an engine that does not know these options
  const ctx = newCanvas(widthPx, heightPx)
  ctx.imageSmoothingQuality = 'high'
  ctx.drawImage(image, 0, 0, widthPx, heightPx)
  return ctx.canvas
}
