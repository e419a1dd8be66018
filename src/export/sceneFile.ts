import { deflateSync } from 'node:zlib'
import type { Canvas } from '@napi-rs/canvas'
import type { PaintContext } from '../draw/paintContext'
import { rasterPaintContext } from '../draw/rasterPaintContext'
import type { Pictures } from '../draw/pictures/images'
import { drawnInNode, NO_PICTURES } from '../draw/node/nodeCanvas'
import { pngFile } from '../draw/node/pngFile'
import type { Scene } from '../scene/nodes'
import { withResolution } from './embedded/embeddedCard'
import { dpiOf, fileSize, type AskedSize } from './fileSize'
import { greysWithin, qualitiesWithin } from './fitBytes'
import type { ExportFormat } from './format'
import { FORMATS, greysOf, groundUnder, type FormatId } from './formats'
import { greyPng, greyRows } from './greyPng'

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
