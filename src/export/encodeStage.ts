import type { ExportStage } from '../draw/konva/exportStage'
import { blobOfDataUrl, mimeTypeOf } from './dataUrl'
import { ExportError } from './exportError'
import { isEncodedByEngine, type ExportFormat } from './format'
import { greyPng, greyRows, type GreyLook } from './greyPng'
import type { SafeRatio } from './pixelRatio'

/**
 * The drawn card as a file of this format, by the browser or, where it cannot write the format, by our own encoder.
 * @throws {ExportError}
 */
export async function encodeStage(
  stage: ExportStage,
  format: ExportFormat,
  size: SafeRatio,
  quality: number,
): Promise<Blob> {
  const canvas = stage.toCanvas({ pixelRatio: size.ratio })
  if (isOfWorker(canvas)) return encodeOfWorker(canvas, stage, format, size, quality)
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
  stage: ExportStage,
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
  if (format.fallbackEncode) return encodeWithFallback(stage, format.fallbackEncode, size, quality)
  throw new ExportError('encode', `asked for ${format.mimeType}, got ${file.type || 'no type'}`)
}

function isOfWorker(canvas: HTMLCanvasElement | OffscreenCanvas): canvas is OffscreenCanvas {
  return 'convertToBlob' in canvas
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
  stage: ExportStage,
  encode: NonNullable<ExportFormat['fallbackEncode']>,
  size: SafeRatio,
  quality: number,
): Promise<Blob> {
  try {
    return await encode(pixelsOf(stage, size.ratio), quality)
  } catch (cause) {
    throw new ExportError('encode', 'neither the browser nor our encoder could write this format', { cause })
  }
}

/** A PNG of few greys, for screens that show no more. */
export async function encodeGreys(
  stage: ExportStage,
  { ratio, widthPx, heightPx }: SafeRatio,
  look: GreyLook,
): Promise<Blob> {
  try {
    const pixels = pixelsOf(stage, ratio)
    const rows = new Blob([greyRows(pixels.data, widthPx, heightPx, look)])
    const packed = new Response(rows.stream().pipeThrough(new CompressionStream('deflate')))
    const file = greyPng(new Uint8Array(await packed.arrayBuffer()), widthPx, heightPx, look.greys)
    return new Blob([file], { type: 'image/png' })
  } catch (cause) {
    throw new ExportError('encode', 'the browser could not write a picture of few greys', { cause })
  }
}

function pixelsOf(stage: ExportStage, pixelRatio: number): ImageData {
  const canvas = stage.toCanvas({ pixelRatio })
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
  if (!pixels) throw new Error('no 2d context')
  return pixels
}
