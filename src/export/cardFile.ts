import type { Canvas } from '@napi-rs/canvas'
import type { Card } from '../card/card'
import type { ExportOptions } from '../card/exportOptions'
import type { Pictures } from '../draw/images'
import type { PictureFailure } from '../draw/picture'
import { drawnInNode, nodeMetrics, NO_PICTURES } from '../draw/nodeCanvas'
import { readyScene } from '../draw/readyScene'
import { tonesOfPictures } from '../draw/pictureTones'
import { pngFile } from '../draw/pngFile'
import { layoutCard } from '../layout/layoutCard'
import type { SceneNotice } from '../scene/nodes'
import { drawable } from './drawable'
import { FORMATS, type ExportFormat } from './formats'
import { kitFor } from './kitFor'
import { safePixelRatio } from './pixelRatio'

export interface CardFile {
  bytes: Buffer
  widthPx: number
  heightPx: number
  notices: readonly SceneNotice[] // of the layout: words that did not fit
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

/**
 * What `exportCard` is in a browser, in Node: the card as a picture file through the same layout, nodes and formats. For the
 * server and the command line. It holds the thread while it draws and compresses, so that one card's pixels are there at a time.
 */
export async function cardFile(
  card: Card,
  { format, quality, scale }: ExportOptions,
  pictures: Pictures = NO_PICTURES,
): Promise<CardFile> {
  const tonesOf = tonesOfPictures(pictures)
  const lay = () => layoutCard(card, nodeMetrics, undefined, tonesOf)
  const { scene, failedPictures } = drawable(await readyScene(lay, { pictures }))
  const file: ExportFormat = FORMATS[format]
  const size = safePixelRatio(scene.width, scene.height, scale, file.maxSidePx)
  const canvas = drawnInNode(
    scene,
    size.widthPx / scene.width,
    kitFor(file, pictures),
    file.under ?? undefined,
  )
  const bytes = await encoded(canvas, file, quality)
  canvas.width = canvas.height = 1 // its pixels go now, not when it is collected
  return { bytes, widthPx: size.widthPx, heightPx: size.heightPx, notices: scene.notices, failedPictures }
}

async function encoded(canvas: Canvas, { mimeType }: ExportFormat, quality: number): Promise<Buffer> {
  if (mimeType === 'image/png') return pngFile(canvas.data(), canvas.width, canvas.height)
  const percent = Math.round(quality * 100)
  return mimeType === 'image/jpeg' ? canvas.encode('jpeg', percent) : canvas.encode('webp', percent)
}
