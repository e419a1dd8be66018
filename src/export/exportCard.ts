import { drawKit } from '../draw/drawKit'
import { exportStage, type ExportStage } from '../draw/konva/exportStage'
import { pictures as ownPictures, type Pictures } from '../draw/pictures/images'
import type { PictureFailure } from '../draw/pictures/picture'
import type { ReadyScene } from '../draw/readyScene'
import { blobOfDataUrl, mimeTypeOf } from './dataUrl'
import { ExportError } from './exportError'
import { FORMATS, isWrittenByEngine, type ExportFormat, type FormatId } from './formats'
import { safePixelRatio, type SafeRatio } from './pixelRatio'

interface ExportRequest {
  format: FormatId
  quality: number // 0-1, of lossy formats
  scale: number
  images?: Pictures
}

export interface ExportedCard {
  blob: Blob
  width: number // px of the file
  height: number
  type: ExportFormat['mimeType']
  limitedBy: SafeRatio['limitedBy']
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

/**
 * The scene as a picture file: exactly width × scale by height × scale pixels unless `limitedBy` says otherwise. Drawn
 * on a stage of its own: the preview is zoomed and may carry handles. Rejects with ExportError and nothing else.
 */
export async function exportCard(
  { scene, failedPictures }: ReadyScene,
  request: ExportRequest,
): Promise<ExportedCard> {
  const format: ExportFormat = FORMATS[request.format]
  const images = request.images ?? ownPictures
  const size = safePixelRatio(scene.width, scene.height, request.scale, format.maxSidePx)
  const stage = exportStage(scene, drawKit(format.gradients, images), format.under ?? undefined)
  try {
    const blob = await encoded(stage, format, size, request.quality)
    return {
      blob,
      width: size.widthPx,
      height: size.heightPx,
      type: format.mimeType,
      limitedBy: size.limitedBy,
      failedPictures,
    }
  } finally {
    stage.destroy()
  }
}

async function encoded(
  stage: ExportStage,
  format: ExportFormat,
  size: SafeRatio,
  quality: number,
): Promise<Blob> {
  if (format.encodeOwn && !isWrittenByEngine(format))
    return encodedByUs(stage, format.encodeOwn, size, quality)
  const dataUrl = dataUrlOf(stage, format, size, quality)
  // Three failures of the engines come without an exception.
  if (dataUrl === '') throw new ExportError('tainted', 'the engine refused to read the canvas')
  if (dataUrl === 'data:,') {
    throw new ExportError('empty', `the engine gave no picture of ${size.widthPx}×${size.heightPx}`)
  }
  if (mimeTypeOf(dataUrl) === format.mimeType) return blobOfDataUrl(dataUrl)
  if (!format.encodeOwn) {
    throw new ExportError('encode', `asked for ${format.mimeType}, got ${mimeTypeOf(dataUrl) || 'no type'}`)
  }
  return encodedByUs(stage, format.encodeOwn, size, quality)
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
    throw new ExportError(code, 'the engine could not draw or read the card', { cause })
  }
}

async function encodedByUs(
  stage: ExportStage,
  encode: NonNullable<ExportFormat['encodeOwn']>,
  size: SafeRatio,
  quality: number,
): Promise<Blob> {
  try {
    const canvas = stage.toCanvas({ pixelRatio: size.ratio })
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    if (!pixels) throw new Error('no 2d context')
    return await encode(pixels, quality)
  } catch (cause) {
    throw new ExportError('encode', 'neither the engine nor we could write this format', { cause })
  }
}
