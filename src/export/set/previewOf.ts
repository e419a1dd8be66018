import { newCanvas } from '../../draw/newCanvas'

const PREVIEW = { sidePx: 360, type: 'image/jpeg', quality: 0.8 } as const

/** A finished picture, small enough to show hundreds of: a JPEG, since it is looked at only. */
export async function previewOf(file: Blob, widthPx: number, heightPx: number): Promise<Blob> {
  const shrink = Math.min(1, PREVIEW.sidePx / Math.max(widthPx, heightPx))
  const [width, height] = [widthPx, heightPx].map((px) => Math.max(1, Math.round(px * shrink))) as [
    number,
    number,
  ]
  const bitmap = await createImageBitmap(file, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'medium',
  }).catch(() => createImageBitmap(file)) // an engine that does not know these options
  const ctx = newCanvas(width, height)
  ctx.fillStyle = '#ffffff'
  ctx.fillRect(0, 0, width, height)
  ctx.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return blobOf(ctx.canvas)
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
