import type { ExportStage } from '../draw/konva/exportStage'
import { blobOfDataUrl, mimeTypeOf } from './dataUrl'
import { ExportError } from './exportError'
import { isEncodedByEngine, type ExportFormat } from './format'
import { greyPng, greyRows, type GreyLook } from './greyPng'
import type { SafeRatio } from './pixelRatio'

/** A page's stage, or what it drew, on a worker's canvas. */
export type DrawnCard = ExportStage | OffscreenCanvas

/**
 * The card as a file of this format, by the browser or, where it cannot write the format, by our own encoder.
 * @throws {ExportError}
 */
export async function encodeStage(
  stage: DrawnCard,
  format: ExportFormat,
  size: SafeRatio,
  quality: number,
): Promise<Blob> {
  if (isOfWorker(stage)) return encodeOfWorker(stage, format, size, quality)
  if (format.fallbackEncode && !isEncodedByEngine(format))
    return encodeWithFallback(stage, format.fallbackEncode, size, quality)
  const dataUrl = dataUrlOf(stage, format, size, quality)
  // Engines report three failures without an exception.
  if (dataUrl === '') throw new ExportError('tainted', 'the browser refused to read the canvas')
  if (dataUrl === 'data:,') {
    throw new ExportError('empty', `the browser gave no picture of ${size.widthPx}×${size.heightPx}`)
  }
  if (mimeTypeOf(dataUrl) === format.mimeType) return blobOfDataUrl(dataUrl)
  if (!format.fallbackEncode) {
    throw new ExportError('encode', `asked for ${format.mimeType}, got ${mimeTypeOf(dataUrl) || 'no type'}`)
  }
  return encodeWithFallback(stage, format.fallbackEncode, size, quality)
}

/** A worker's canvas knows no data URLs; what it writes is the same, byte for byte. */
async function encodeOfWorker(
  canvas: OffscreenCanvas,
  format: ExportFormat,
  size: SafeRatio,
  quality: number,
): Promise<Blob> {
  const file = await canvas
    .convertToBlob({ type: format.mimeType, ...(format.lossy && { quality }) })
    .catch((cause: unknown) => {
      throw new ExportError('empty', 'the worker gave no picture', { cause })
    })
  if (file.type === format.mimeType) return file
  if (format.fallbackEncode) return encodeWithFallback(canvas, format.fallbackEncode, size, quality)
  throw new ExportError('encode', `asked for ${format.mimeType}, got ${file.type || 'no type'}`)
}

function isOfWorker(drawn: DrawnCard): drawn is OffscreenCanvas {
  return 'convertToBlob' in drawn
}

function dataUrlOf(stage: ExportStage, format: ExportFormat, size: SafeRatio, quality: number): string {
  try {
    return stage.toDataURL({
      pixelRatio: size.ratio,
      mimeType: format.mimeType,
      ...(format.lossy && { quality }),
    })
  } catch (cause) {
    const code = cause instanceof DOMException && cause.name === 'SecurityError' ? 'tainted' : 'empty'
    throw new ExportError(code, 'the browser could not read the card', { cause })
  }
}

async function encodeWithFallback(
  drawn: DrawnCard,
  encode: NonNullable<ExportFormat['fallbackEncode']>,
  size: SafeRatio,
  quality: number,
): Promise<Blob> {
  const pixels = pixelsOf(drawn, size)
  try {
    return await encode(pixels, quality)
  } catch (cause) {
    throw new ExportError('encode', 'neither the browser nor our encoder could write this format', { cause })
  }
}

/** A PNG of few greys, for screens that show no more. */
export async function encodeGreys(
  pixels: ImageData,
  { widthPx, heightPx }: SafeRatio,
  look: GreyLook,
): Promise<Blob> {
  try {
    const rows = new Blob([greyRows(pixels.data, widthPx, heightPx, look)])
    const packed = new Response(rows.stream().pipeThrough(new CompressionStream('deflate')))
    const file = greyPng(new Uint8Array(await packed.arrayBuffer()), widthPx, heightPx, look.greys)
    return new Blob([file], { type: 'image/png' })
  } catch (cause) {
    throw new ExportError('encode', 'the browser could not write a picture of few greys', { cause })
  }
}

/** @throws {ExportError} if the browser cannot draw the card */
export function pixelsOf(drawn: DrawnCard, { ratio }: SafeRatio): ImageData {
  try {
    const canvas = isOfWorker(drawn) ? drawn : drawn.toCanvas({ pixelRatio: ratio })
    const ctx = canvas.getContext('2d') as CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D
    const pixels = ctx.getImageData(0, 0, canvas.width, canvas.height)
    if (!isOfWorker(drawn)) canvas.width = canvas.height = 1 // frees its memory now
    return pixels
  } catch (cause) {
    throw new ExportError('empty', 'the browser could not draw the card', { cause })
  }
}
