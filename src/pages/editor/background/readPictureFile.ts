const MAX_SIDE_PX = 2_560
const JPEG_QUALITY = 0.92

/**
 * A file of the visitor's as a blob: address, at most 2560 px a side so that drawing stays quick. The address lives
 * as long as the page: undo may come back to it. Rejects where the file is no picture.
 */
export async function readPictureFile(file: File): Promise<string> {
  const picture = await decoded(file)
  try {
    const { naturalWidth, naturalHeight } = picture
    const shrink = MAX_SIDE_PX / Math.max(naturalWidth, naturalHeight)
    if (shrink >= 1) return URL.createObjectURL(file)
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(naturalWidth * shrink)
    canvas.height = Math.round(naturalHeight * shrink)
    const ctx = canvas.getContext('2d')
    if (!ctx) throw new Error('no 2d context')
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(picture, 0, 0, canvas.width, canvas.height)
    return URL.createObjectURL(await encoded(canvas, file.type))
  } finally {
    URL.revokeObjectURL(picture.src)
  }
}

async function decoded(file: File): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = URL.createObjectURL(file)
  await image.decode()
  if (image.naturalWidth === 0) throw new Error('a picture without a size')
  return image
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  // Only a JPEG is known to have no transparency to lose.
  const format = type === 'image/jpeg' ? type : 'image/png'
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not encoded'))), format, JPEG_QUALITY)
  })
}
