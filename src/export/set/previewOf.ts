import { newCanvas } from '../../draw/newCanvas'

const PREVIEW = { sidePx: 360, type: 'image/jpeg', quality: 0.8 } as const

/** The canvas is read if possible: decoding the file takes as long as encoding it. */
export async function previewOf(
  picture: Blob | OffscreenCanvas,
  widthPx: number,
  heightPx: number,
): Promise<Blob> {
  const shrink = Math.min(1, PREVIEW.sidePx / Math.max(widthPx, heightPx))
  const shrunkPx = (px: number) => Math.max(1, Math.round(px * shrink))
  const [width, height] = [shrunkPx(widthPx), shrunkPx(heightPx)]
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
    ctx.canvas.width = 0 // otherwise its picture stays in memory
  }
}

function decoded(file: Blob, resizeWidth: number, resizeHeight: number): Promise<ImageBitmap> {
  const small = createImageBitmap(file, { resizeWidth, resizeHeight, resizeQuality: 'medium' })
  return small.catch(() => createImageBitmap(file)) // an engine without these options
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
