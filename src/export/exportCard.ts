import { rasterKit } from '../draw/rasterKit'
import { nextTask } from '../draw/inSlices'
import { newCanvases } from '../draw/konva/canvases'
import { drawnSceneInSteps } from '../draw/konva/drawInSteps'
import { exportStage, type ExportStage } from '../draw/konva/exportStage'
import { pictures as ownPictures, type Pictures } from '../draw/pictures/images'
import type { ReadyScene } from '../draw/readyScene'
import type { Scene } from '../scene/nodes'
import { canvasHolds } from './canvasHolds'
import { encodeCard, greysOf, type EncodeRequest, type ExportedCard } from './encodeCard'
import { ExportError } from './exportError'
import { fileSize } from './fileSize'
import type { ExportFormat } from './format'
import { FORMATS } from './formats'
import { inPaintSlices } from './inPaintSlices'
import type { SafeRatio } from './pixelRatio'

interface ExportRequest extends EncodeRequest {
  images?: Pictures
}

const BAND_PX = 1_000_000
const PAPER = '#ffffff' // what a screen of greys shows where a card is transparent

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
  const { stage, size } = await drawnForFile(scene, request)
  try {
    return await encodeCard(stage, size, request, failedPictures)
  } finally {
    stage.destroy()
  }
}

/** The scene drawn as its file needs it, in slices: to be encoded, and destroyed. @throws {ExportError} */
export async function drawnForFile(
  scene: Scene,
  request: ExportRequest,
  canvases = newCanvases,
): Promise<{ stage: ExportStage; size: SafeRatio }> {
  const format: ExportFormat = FORMATS[request.format]
  const size = fileSize(scene, request, format.maxSidePx, canvasHolds)
  const under = greysOf(request) ? PAPER : (format.backgroundColour ?? undefined)
  const kit = rasterKit(format.gradients, request.images ?? ownPictures)
  try {
    const stage = exportStage(
      scene,
      await inPaintSlices(
        drawnSceneInSteps(scene, kit, size.ratio, { under, bandPx: BAND_PX, canvases }),
        nextTask,
      ),
      canvases,
    )
    await nextTask() // encoding takes long enough by itself
    return { stage, size }
  } catch (cause) {
    throw new ExportError('empty', 'the browser could not draw the card', { cause })
  }
}
