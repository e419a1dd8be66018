import type { Card } from '../card/card'
import { unlessOnDisk, withPictures } from '../card/cardPictures'
import type { ExportOptions } from '../card/exportOptions'
import type { Pictures } from '../draw/pictures/images'
import type { PictureFailure } from '../draw/pictures/picture'
import { NO_PICTURES, drawnInNode } from '../draw/node/nodeCanvas'
import { nodeWorld } from '../draw/node/nodeWorld'
import { readyScene, type ReadyScene } from '../draw/readyScene'
import { luminanceMapsOfPictures } from '../draw/pictures/luminanceMaps'
import { layoutCard } from '../layout/layoutCard'
import type { TargetFile } from '../look/target'
import { targetOf } from '../look/targets'
import { FULL_VIEW, type View } from '../layout/view'
import type { SceneNotice, Scene } from '../scene/nodes'
import { embeddedCardOf } from './embedded/cardInFile'
import { withEmbeddedCard, withResolution } from './embedded/embeddedCard'
import { sceneToExport } from './exportError'
import { isPictureFormat, type FormatId, FORMATS, greysOf, groundUnder, type ExportFormat } from './formats'
import type { VectorFormat } from './vector/vectorCardFile'
import { deflateSync } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'
import type { PaintContext } from '../draw/paintContext'
import { rasterPaintContext } from '../draw/rasterPaintContext'
import { pngFile } from '../draw/node/pngFile'
import { dpiOf, fileSize, type AskedSize } from './fileSize'
import { greysWithin, qualitiesWithin } from './fitBytes'
import { greyPng, greyRows } from './greyPng'

export interface CardFile extends SceneFile {
  notices: readonly SceneNotice[] // text that did not fit
  failedPictures: readonly PictureFailure[] // drawn as placeholders
}

/** @param target sets exact pixels, greys and maximum bytes; null: uses the options */
export async function cardFile(
  card: Card,
  { opensAgain, ...options }: ExportOptions,
  pictures: Pictures = NO_PICTURES,
  view: View = FULL_VIEW,
  target: TargetFile | null = targetOf(card.settings.target),
): Promise<CardFile> {
  const { scene, failedPictures } = await sceneOfCard(card, pictures, view)
  const embedded = opensAgain ? await embeddedCardOf(withPictures(card, unlessOnDisk)) : null
  const finish = (file: Buffer) => (embedded ? bufferOf(withEmbeddedCard(file, embedded)) : file)
  const file = sceneFile(scene, { ...options, target, finish }, pictures)
  return { ...file, notices: scene.notices, failedPictures }
}

/** Vectors are asked for seldom, so their code comes then. */
export async function fileOfCard(
  card: Card,
  { format, ...options }: Omit<ExportOptions, 'format'> & { format: FormatId | VectorFormat },
  pictures: Pictures,
  view: View = FULL_VIEW,
  target: TargetFile | null = targetOf(card.settings.target),
): Promise<CardFile> {
  if (isPictureFormat(format)) return cardFile(card, { ...options, format }, pictures, view, target)
  const { vectorCardFile } = await import('./vector/vectorCardFile')
  return vectorCardFile(card, format, { ...options, target }, pictures, view)
}

export async function sceneOfCard(card: Card, pictures: Pictures, view: View): Promise<ReadyScene> {
  const luminanceMapOf = luminanceMapsOfPictures(pictures)
  const layout = () => layoutCard(card, nodeWorld(view, luminanceMapOf))
  return sceneToExport(await readyScene(layout, { pictures }))
}

interface SceneFileOptions extends AskedSize {
  format: FormatId
  quality?: number // 0-1, lossy formats only; lowered for the target's maximum bytes
  finish?: (file: Buffer) => Buffer // adds metadata, which counts towards the target's maximum
  gradients?: PaintContext['gradients'] // overrides the format's
}

export interface SceneFile {
  bytes: Buffer
  widthPx: number
  heightPx: number
}

const sizeOf = (file: Buffer) => file.length

/** It is synchronous, so that only one card's pixels are in memory. */
export function sceneFile(
  scene: Scene,
  { format, quality = 0.92, gradients, finish = (file) => file, ...asked }: SceneFileOptions,
  pictures: Pictures = NO_PICTURES,
): SceneFile {
  const { mimeType, maxSidePx, ...own }: ExportFormat = FORMATS[format]
  const size = fileSize(scene, asked, maxSidePx)
  const { widthPx, heightPx, ratio } = size
  const paintContext = rasterPaintContext(gradients ?? own.gradients, pictures)
  const greys = greysOf({ ...asked, format })
  const canvas = drawnInNode(scene, ratio, paintContext, groundUnder({ ...asked, format }))
  const mostBytes = asked.target?.mostBytes ?? null
  if (greys) return { bytes: greyFile(canvas, greys, { mostBytes, finish }), widthPx, heightPx }
  const finishAll = (file: Buffer) => finish(bufferOf(withResolution(file, dpiOf(asked.target, size))))
  const { width, height } = canvas
  const isPng = mimeType === 'image/png'
  const written = isPng
    ? canvas.data()
    : lossyFile(canvas, mimeType, quality, { mostBytes, finish: finishAll })
  canvas.width = canvas.height = 1 // frees 43 MB before the rows need as much
  return { bytes: isPng ? finishAll(pngFile(written, width, height)) : written, widthPx, heightPx }
}

export function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}

interface Within {
  mostBytes: number | null
  finish: (file: Buffer) => Buffer
}

function lossyFile(
  canvas: Canvas,
  mimeType: 'image/jpeg' | 'image/webp',
  quality: number,
  { mostBytes, finish }: Within,
): Buffer {
  return smallestThatFits(qualitiesWithin(quality, mostBytes, sizeOf), (tried) =>
    finish(canvas.encodeSync(mimeType === 'image/jpeg' ? 'jpeg' : 'webp', Math.round(tried * 100))),
  )
}

function greyFile(canvas: Canvas, greys: number, { mostBytes, finish }: Within): Buffer {
  const { width, height } = canvas
  const pixels = canvas.data()
  return smallestThatFits(greysWithin(greys, mostBytes, sizeOf), (look) =>
    finish(
      Buffer.from(greyPng(deflateSync(greyRows(pixels, width, height, look)), width, height, look.greys)),
    ),
  )
}

function smallestThatFits<Way>(search: Generator<Way, Buffer, Buffer>, encode: (way: Way) => Buffer): Buffer {
  let step = search.next()
  while (!step.done) step = search.next(encode(step.value))
  return step.value
}
