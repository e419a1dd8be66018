import { drawKit, type DrawKit } from '../draw/drawKit'
import type { Pictures } from '../draw/pictures/images'
import { drawnInNode, NO_PICTURES } from '../draw/node/nodeCanvas'
import { pngFile } from '../draw/node/pngFile'
import type { Scene } from '../scene/nodes'
import { FORMATS, type ExportFormat, type FormatId } from './formats'
import { safePixelRatio } from './pixelRatio'

interface SceneFileOptions {
  format: FormatId
  scale: number // px of the file per logical px
  quality?: number // 0-1, lossy formats only
  gradients?: DrawKit['gradients'] // overrides the format's
}

export interface SceneFile {
  bytes: Buffer
  widthPx: number
  heightPx: number
}

/**
 * A scene as a picture file, in Node. Missing pictures are drawn as placeholders. Synchronous, so that only
 * one card's pixels are in memory at a time.
 */
export function sceneFile(
  scene: Scene,
  { format, scale, quality = 0.92, gradients }: SceneFileOptions,
  pictures: Pictures = NO_PICTURES,
): SceneFile {
  const { mimeType, backgroundColour, maxSidePx, ...own }: ExportFormat = FORMATS[format]
  const { widthPx, heightPx } = safePixelRatio(scene.width, scene.height, scale, maxSidePx)
  const kit = drawKit(gradients ?? own.gradients, pictures)
  const canvas = drawnInNode(scene, widthPx / scene.width, kit, backgroundColour ?? undefined)
  const percent = Math.round(quality * 100)
  const { width, height } = canvas
  const isPng = mimeType === 'image/png'
  const written = isPng
    ? canvas.data()
    : canvas.encodeSync(mimeType === 'image/jpeg' ? 'jpeg' : 'webp', percent)
  canvas.width = canvas.height = 1 // frees its pixels now: 43 MB, before as much is needed for rows
  return { bytes: isPng ? pngFile(written, width, height) : written, widthPx, heightPx }
}
