import type { Card } from '../card/card'
import { drawKit } from '../draw/drawKit'
import { inSlices, nextTask } from '../draw/inSlices'
import { drawnSceneInSteps } from '../draw/konva/drawInSteps'
import { exportStage, type ExportStage } from '../draw/konva/exportStage'
import { pictures as ownPictures, type Pictures } from '../draw/pictures/images'
import type { PictureFailure } from '../draw/pictures/picture'
import type { ReadyScene } from '../draw/readyScene'
import type { Scene } from '../scene/nodes'
import { blobOfDataUrl, mimeTypeOf } from './dataUrl'
import { embeddedCardOf } from './embedded/cardInFile'
import { withEmbeddedCard, type EmbeddedCard } from './embedded/embeddedCard'
import { ExportError } from './exportError'
import { FORMATS, isEncodedByEngine, type ExportFormat, type FormatId } from './formats'
import { safePixelRatio, type SafeRatio } from './pixelRatio'

interface ExportRequest {
  format: FormatId
  quality: number // 0-1, lossy formats only
  scale: number
  images?: Pictures
  card?: Card | null // kept in the file, so that it can be opened again
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
 * The scene as a picture file of exactly width × scale by height × scale pixels, unless `limitedBy` is set.
 * Drawn on a separate stage, because the preview is zoomed and may show handles; in slices, between which the page
 * answers. Rejects only with ExportError.
 */
export async function exportCard(
  { scene, failedPictures }: ReadyScene,
  request: ExportRequest,
): Promise<ExportedCard> {
  const format: ExportFormat = FORMATS[request.format]
  const images = request.images ?? ownPictures
  const size = safePixelRatio(scene.width, scene.height, request.scale, format.maxSidePx)
  const embedded = request.card ? await embeddedCardOf(request.card) : null
  const stage = exportStage(scene, drawKit(format.gradients, images), format.backgroundColour ?? undefined)
  try {
    const blob = await encodeStage(stage, format, size, request.quality)
    return {
      blob: embedded ? await withCard(blob, embedded) : blob,
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

async function withCard(blob: Blob, embedded: EmbeddedCard): Promise<Blob> {
  const file = withEmbeddedCard(new Uint8Array(await blob.arrayBuffer()), embedded)
  return new Blob([file], { type: blob.type })
}

async function encodeStage(
  stage: ExportStage,
  format: ExportFormat,
  size: SafeRatio,
  quality: number,
): Promise<Blob> {
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
    const canvas = stage.toCanvas({ pixelRatio: size.ratio })
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height)
    if (!pixels) throw new Error('no 2d context')
    return await encode(pixels, quality)
  } catch (cause) {
    throw new ExportError('encode', 'neither the browser nor our encoder could write this format', { cause })
  }
}
