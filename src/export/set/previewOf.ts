import { newCanvas } from '../../draw/newCanvas'

const PREVIEW = { sidePx: 360, type: 'image/jpeg', quality: 0.8 } as const

/**
 * A finished picture, small enough to show hundreds of: a JPEG, since it is looked at only. Of the canvas it was encoded from where
 * that is there: to decode its file takes as long as to encode it.
 */
export async function previewOf(
  picture: Blob | OffscreenCanvas,
  widthPx: number,
  heightPx: number,
): Promise<Blob> {
  const shrink = Math.min(1, PREVIEW.sidePx / Math.max(widthPx, heightPx))
  const [width, height] = [widthPx, heightPx].map((px) => Math.max(1, Math.round(px * shrink))) as [
    number,
    number,
  ]
  const source = picture instanceof Blob ? await decoded(picture, width, height) : picture
  const ctx = newCanvas(width, height)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, width, height)
  ctx.imageSmoothingQuality = 'medium'
  ctx.drawImage(source, 0, 0, width, height)
  if ('close' in source) source.close()
  try {
    return await blobOf(ctx.canvas)
  } finally {
    ctx.canvas.width = 0 // or the picture that was drawn on it would be in memory as long as it is
  }
}

function decoded(file: Blob, resizeWidth: number, resizeHeight: number): Promise<ImageBitmap> {
  const small = createImageBitmap(file, { resizeWidth, resizeHeight, resizeQuality: 'medium' })
  return small.catch(() => createImageBitmap(file)) // an engine that does not know these options
}

async function blobOf(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob(PREVIEW)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('no preview'))),
      PREVIEW.type,
      PREVIEW.quality,
    )
  })
}
