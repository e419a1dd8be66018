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
import { canvasHolds } from './canvasHolds'
import { fileSize, type AskedSize } from './fileSize'
import { greysWithin, qualitiesWithin } from './fitBytes'
import { FORMATS, isEncodedByEngine, type ExportFormat, type FormatId } from './formats'
import { greyPng, greyRows } from './greyPng'
import type { SafeRatio } from './pixelRatio'

interface ExportRequest extends AskedSize {
  format: FormatId
  quality: number // 0-1, lossy formats only; less where the file would be too heavy for its target
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
 * The scene as a picture file of exactly width × scale by height × scale pixels, or of exactly the target's, unless
 * `limitedBy` is set. A file too heavy for its target is the smallest that there is: its size tells.
 * Drawn on a separate stage, because the preview is zoomed and may show handles. Rejects only with
 * ExportError.
 */
export async function exportCard(
  { scene, failedPictures }: ReadyScene,
  request: ExportRequest,
): Promise<ExportedCard> {
  const format: ExportFormat = FORMATS[request.format]
  const images = request.images ?? ownPictures
  const embedded = request.card ? await embeddedCardOf(request.card) : null
  const size = fileSize(scene, request, format.maxSidePx, canvasHolds)
  const greys = request.format === 'png' ? request.target?.greys : undefined
  const under = greys ? PAPER : (format.backgroundColour ?? undefined)
  const stage = exportStage(scene, drawKit(format.gradients, images), under)
  const mostBytes = request.target?.mostBytes ?? null
  const finish = (file: Blob) => (embedded ? withCard(file, embedded) : file)
  try {
    const blob = greys
      ? await smallestThatFits(greysWithin(greys, mostBytes, sizeOf), async (count) =>
          finish(await greyStage(stage, size, count)),
        )
      : await smallestThatFits(
          qualitiesWithin(request.quality, format.lossy ? mostBytes : null, sizeOf),
          async (quality) => finish(await encodeStage(stage, format, size, quality)),
        )
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

async function withCard(blob: Blob, embedded: EmbeddedCard): Promise<Blob> {
  const file = withEmbeddedCard(new Uint8Array(await blob.arrayBuffer()), embedded)
  return new Blob([file], { type: blob.type })
}

const PAPER = '#ffffff' // what a screen of greys shows where a card is transparent
const sizeOf = (file: Blob) => file.size

async function smallestThatFits(
  search: Generator<number, Blob, Blob>,
  encode: (value: number) => Promise<Blob>,
): Promise<Blob> {
  let step = search.next()
  while (!step.done) step = search.next(await encode(step.value))
  return step.value
}

async function greyStage(
  stage: ExportStage,
  { ratio, widthPx, heightPx }: SafeRatio,
  greys: number,
): Promise<Blob> {
  try {
    const pixels = pixelsOf(stage, ratio)
    const rows = new Blob([greyRows(pixels.data, widthPx, heightPx, greys)])
    const packed = new Response(rows.stream().pipeThrough(new CompressionStream('deflate')))
    const file = greyPng(new Uint8Array(await packed.arrayBuffer()), widthPx, heightPx, greys)
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
    return await encode(pixelsOf(stage, size.ratio), quality)
  } catch (cause) {
    throw new ExportError('encode', 'neither the browser nor our encoder could write this format', { cause })
  }
}
