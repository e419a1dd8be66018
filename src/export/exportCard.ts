import type { Card } from '../card/card'
import { drawKit } from '../draw/drawKit'
import { inSlices, nextTask } from '../draw/inSlices'
import { drawnSceneInSteps } from '../draw/konva/drawInSteps'
import { exportStage, type ExportStage } from '../draw/konva/exportStage'
import { pictures as ownPictures, type Pictures } from '../draw/pictures/images'
import type { PictureFailure } from '../draw/pictures/picture'
import type { ReadyScene } from '../draw/readyScene'
import type { Scene } from '../scene/nodes'
import { canvasHolds } from './canvasHolds'
import { embeddedCardOf } from './embedded/cardInFile'
import { withEmbeddedCard, type EmbeddedCard } from './embedded/embeddedCard'
import { encodeGreys, encodeStage } from './encodeStage'
import { ExportError } from './exportError'
import { fileSize, type AskedSize } from './fileSize'
import { greysWithin, qualitiesWithin } from './fitBytes'
import { FORMATS, type ExportFormat, type FormatId } from './formats'
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

const PAPER = '#ffffff' // what a screen of greys shows where a card is transparent
const sizeOf = (file: Blob) => file.size

/**
 * The scene as a picture file of exactly width × scale by height × scale pixels, or of exactly the target's, unless
 * `limitedBy` is set. A file too heavy for its target is the smallest that there is: its size tells.
 * Drawn on a separate stage, because the preview is zoomed and may show handles; in slices, between which the page
 * answers. Rejects only with ExportError.
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
  const mostBytes = request.target?.mostBytes ?? null
  const under = greys ? PAPER : (format.backgroundColour ?? undefined)
  const stage = await drawnStage(scene, drawKit(format.gradients, images), size.ratio, under)
  const finish = (file: Blob) => (embedded ? withCard(file, embedded) : file)
  try {
    const blob = greys
      ? await smallestThatFits(greysWithin(greys, mostBytes, sizeOf), async (look) =>
          finish(await encodeGreys(stage, size, look)),
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

async function drawnStage(
  scene: Scene,
  kit: ReturnType<typeof drawKit>,
  ratio: number,
  backgroundColour: string | undefined,
): Promise<ExportStage> {
  try {
    const steps = drawnSceneInSteps(scene, kit, ratio, backgroundColour)
    const stage = exportStage(scene, await inSlices(steps, nextTask))
    await nextTask() // encoding takes long enough by itself
    return stage
  } catch (cause) {
    throw new ExportError('empty', 'the browser could not draw the card', { cause })
  }
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
