import type { Card } from '../card/card'
import type { PictureFailure } from '../draw/pictures/picture'
import { embeddedCardOf } from './embedded/embeddedCardOf'
import { withEmbeddedCard, type EmbeddedCard } from './embedded/embeddedCard'
import { encodeGreys, encodeStage, pixelsOf, type DrawnCard } from './encodeStage'
import { ExportError } from './exportError'
import { brokenPromise, fileFacts, type FileFacts } from './fileFacts'
import type { AskedSize } from './fileSize'
import { greysWithin, qualitiesWithin } from './fitBytes'
import type { ExportFormat } from './format'
import { FORMATS, type FormatId } from './formats'
import type { SafeRatio } from './pixelRatio'

/** What a file is asked to be. */
export interface EncodeRequest extends AskedSize {
  format: FormatId
  quality: number // 0-1, lossy formats only; less where the file would be too heavy for its target
  card?: Card | null // kept in the file, so that it can be opened again
}

export interface ExportedCard {
  blob: Blob
  width: number // px of the file
  height: number
  type: ExportFormat['mimeType']
  facts: FileFacts // what its own bytes say: the same
  limitedBy: SafeRatio['limitedBy']
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

const sizeOf = (file: Blob) => file.size

/**
 * A card as the file that was asked for; one too heavy for its target is the smallest that there is. Rejects only
 * with ExportError, also if the finished file is not what was promised.
 */
export async function encodeCard(
  drawn: DrawnCard,
  size: SafeRatio,
  request: EncodeRequest,
  failedPictures: readonly PictureFailure[],
): Promise<ExportedCard> {
  const format: ExportFormat = FORMATS[request.format]
  const embedded = request.card ? await embeddedCardOf(request.card) : null
  const greys = greysOf(request)
  const mostBytes = request.target?.mostBytes ?? null
  const finish = (file: Blob) => (embedded ? withCard(file, embedded) : file)
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
  if (brokenPromise(facts, { mimeType: type, widthPx: width, heightPx: height })) {
    const found = `${facts.widthPx}×${facts.heightPx} ${facts.mimeType}`
    throw new ExportError('different', `promised ${width}×${height} ${type}, got ${found}`)
  }
  return { blob, width, height, type, facts, limitedBy, failedPictures }
}

/** How many greys the place shows; undefined for a file of colours. */
export function greysOf({ format, target }: EncodeRequest): number | undefined {
  return format === 'png' ? target?.greys : undefined
}

async function smallestThatFits<Way>(
  search: Generator<Way, Blob, Blob>,
  encode: (way: Way) => Promise<Blob>,
): Promise<Blob> {
  let step = search.next()
  while (!step.done) step = search.next(await encode(step.value))
  return step.value
}

async function withCard(blob: Blob, embedded: EmbeddedCard): Promise<Blob> {
  const file = withEmbeddedCard(new Uint8Array(await blob.arrayBuffer()), embedded)
  return new Blob([file], { type: blob.type })
}
