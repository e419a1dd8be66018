import type { Card } from '../card/card'
import type { PictureFailure } from '../draw/pictures/picture'
import { embeddedCardOf } from './embedded/cardInFile'
import { withEmbeddedCard, withResolution, type EmbeddedCard } from './embedded/embeddedCard'
import { ExportError } from './exportError'
import { type AskedSize, dpiOf, type SafeRatio } from './fileSize'
import { greysWithin, qualitiesWithin } from './fitBytes'
import { type ExportFormat, isEncodedByEngine, FORMATS, greysOf, type FormatId } from './formats'
import type { ExportStage } from '../draw/konva/exportStage'
import { blobOfDataUrl, mimeTypeOf } from './dataUrl'
import { greyPng, greyRows, type GreyLook } from './greyPng'
import { HEAD_BYTES, pictureKind, pictureSize } from '../draw/pictures/pictureKind'

export interface EncodeRequest extends AskedSize {
  format: FormatId
  quality: number // 0-1, lossy formats only; less where the file would be too heavy for its target
  card?: Card | null // embedded, to be reopened
}

export interface ExportedCard {
  blob: Blob
  width: number // px of the file
  height: number
  type: ExportFormat['mimeType']
  facts: FileFacts // read back from the file
  limitedBy: SafeRatio['limitedBy']
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

const sizeOf = (file: Blob) => file.size

/** Too heavy for its target, a card is the smallest file that there is. @throws {ExportError} alone */
export async function encodePicture(
  drawn: DrawnCard,
  size: SafeRatio,
  request: EncodeRequest,
  failedPictures: readonly PictureFailure[],
): Promise<ExportedCard> {
  const format: ExportFormat = FORMATS[request.format]
  const embedded = request.card ? await embeddedCardOf(request.card) : null
  const greys = greysOf(request)
  const mostBytes = request.target?.mostBytes ?? null
  const dpi = greys ? null : dpiOf(request.target, size) // e-ink screens read little but pixels
  const finish = (file: Blob) => withFacts(file, embedded, dpi)
  const inGreys = async (count: number) => {
    const pixels = pixelsOf(drawn, size)
    return smallestThatFits(greysWithin(count, mostBytes, sizeOf), async (look) =>
      finish(await encodeGreys(pixels, size, look)),
    )
  }
  const blob = greys
    ? await inGreys(greys)
    : await smallestThatFits(
        qualitiesWithin(request.quality, format.lossy ? mostBytes : null, sizeOf),
        async (quality) => finish(await encodeStage(drawn, format, size, quality)),
      )
  const { widthPx: width, heightPx: height, limitedBy } = size
  const type = format.mimeType
  const facts = await fileFacts(blob)
  if (facts.mimeType !== type || facts.widthPx !== width || facts.heightPx !== height) {
    const found = `${facts.widthPx}×${facts.heightPx} ${facts.mimeType}`
    throw new ExportError('different', `promised ${width}×${height} ${type}, got ${found}`)
  }
  return { blob, width, height, type, facts, limitedBy, failedPictures }
}

async function smallestThatFits<Way>(
  search: Generator<Way, Blob, Blob>,
  encode: (way: Way) => Promise<Blob>,
): Promise<Blob> {
  let step = search.next()
  while (!step.done) step = search.next(await encode(step.value))
  return step.value
}

async function withFacts(blob: Blob, embedded: EmbeddedCard | null, dpi: number | null): Promise<Blob> {
  const file = new Uint8Array(await blob.arrayBuffer())
  const sized = dpi === null ? file : withResolution(file, dpi)
  return new Blob([embedded ? withEmbeddedCard(sized, embedded) : sized], { type: blob.type })
}

type DrawnCard = ExportStage | OffscreenCanvas

/** Our own encoder writes what the browser cannot. */
async function encodeStage(
  stage: DrawnCard,
  format: ExportFormat,
  size: SafeRatio,
  quality: number,
): Promise<Blob> {
  if (isOfWorker(stage)) return encodeOfWorker(stage, format, size, quality)
  if (format.fallbackEncode && !isEncodedByEngine(format))
    return encodeWithFallback(stage, format.fallbackEncode, size, quality)
  const dataUrl = dataUrlOf(stage, format, size, quality)
  // Three failures occur without an exception.
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

/** A worker's canvas has no data URLs; its bytes are the same. */
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

async function encodeGreys(
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

function pixelsOf(drawn: DrawnCard, { ratio }: SafeRatio): ImageData {
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

export interface FileFacts {
  mimeType: string
  widthPx: number
  heightPx: number
  bytes: number
}

async function fileFacts(file: Blob): Promise<FileFacts> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
  const { widthPx, heightPx } = pictureSize(head) ?? { widthPx: 0, heightPx: 0 }
  return { mimeType: `image/${pictureKind(head)}`, widthPx, heightPx, bytes: file.size }
}
