import { PDFDocument } from '@cantoo/pdf-lib'
import { longPictureSize } from '../fileSize'

const POINTS_PER_INCH = 72

export interface FinishedPage {
  file: Blob
  widthPx: number
  heightPx: number
}

/** One page for each picture, of the size that its pixels have at 300 dpi. */
export async function pagesAsPdf(pages: AsyncIterable<FinishedPage>, title: string): Promise<Blob> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.setProducer('Quotidian')
  document.setCreator('Quotidian')
  for await (const { file, widthPx, heightPx } of pages) {
    const [width, height] = [widthPx, heightPx].map((px) => (px * POINTS_PER_INCH) / 300) as [number, number]
    const picture = await (file.type === 'image/png'
      ? document.embedPng(await file.arrayBuffer())
      : document.embedJpg(await (await asJpeg(file)).arrayBuffer()))
    document.addPage([width, height]).drawImage(picture, { x: 0, y: 0, width, height })
  }
  const bytes = await document.save()
  return new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/pdf' })
}

const QUALITY = 0.95

async function asJpeg(file: Blob): Promise<Blob> {
  return file.type === 'image/jpeg' ? file : encoded(await drawn(file), 'image/jpeg')
}

async function drawn(file: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(file)
  const canvas = blankCanvas(bitmap)
  canvas.getContext('2d')!.drawImage(bitmap, 0, 0)
  bitmap.close()
  return canvas
}

function blankCanvas({ width, height }: { width: number; height: number }): HTMLCanvasElement {
  return Object.assign(document.createElement('canvas'), { width, height })
}

async function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))
  canvas.width = 0 // its memory is free at once
  if (!blob) throw new Error('the browser returned no picture')
  return blob
}

/** All pages below each other, in the format of the first. */
export async function pagesAsPicture(pages: AsyncIterable<FinishedPage>, count: number): Promise<Blob> {
  let [canvas, type, y] = [blankCanvas({ width: 0, height: 0 }), 'image/png', 0]
  for await (const { file, widthPx, heightPx } of pages) {
    const size = longPictureSize(widthPx, heightPx, count)
    if (y === 0) [canvas, type] = [blankCanvas({ width: size.widthPx, height: size.heightPx }), file.type]
    const bitmap = await createImageBitmap(file)
    const context = canvas.getContext('2d')!
    const next = Math.min(canvas.height, y + canvas.height / count)
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, Math.round(y), canvas.width, Math.round(next) - Math.round(y))
    bitmap.close()
    y = next
  }
  return encoded(canvas, type)
}
