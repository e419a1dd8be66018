import { rasterPaintContext } from '../draw/rasterPaintContext'
import { exportStage, type ExportStage } from '../draw/konva/exportStage'
import { nextTask } from '../draw/tasks'
import { pictures as ownPictures, type Pictures } from '../draw/pictures/images'
import type { ReadyScene } from '../draw/readyScene'
import type { Scene } from '../scene/nodes'
import { canvasHolds } from './canvasHolds'
import { encodePicture, type EncodeRequest, type ExportedCard } from './encodePicture'
import { ExportError } from './exportError'
import { fileSize, type SafeRatio } from './fileSize'
import { type ExportFormat, FORMATS, groundUnder } from './formats'

interface ExportRequest extends EncodeRequest {
  images?: Pictures
}

/** A stage of its own, because the preview is zoomed. @throws {ExportError} alone */
export async function exportCard(
  { scene, failedPictures }: ReadyScene,
  request: ExportRequest,
): Promise<ExportedCard> {
  const { stage, size } = await stageForFile(scene, request)
  try {
    return await encodePicture(stage, size, request, failedPictures)
  } finally {
    stage.destroy()
  }
}

export async function stageForFile(
  scene: Scene,
  request: ExportRequest,
): Promise<{ stage: ExportStage; size: SafeRatio }> {
  const format: ExportFormat = FORMATS[request.format]
  const size = fileSize(scene, request, format.maxSidePx, canvasHolds)
  const paintContext = rasterPaintContext(format.gradients, request.images ?? ownPictures)
  await nextTask() // drawing and encoding are one long task: the page answers before it
  try {
    return { stage: exportStage(scene, paintContext, groundUnder(request)), size }
  } catch (cause) {
    throw new ExportError('empty', 'the browser could not draw the card', { cause })
  }
}
