/** Cuts a block out of a card for OCR: grey, dark ink on white paper, evenly lit. */
import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import type { Box } from '../../src/scene/nodes'

export const OVERHANG_PX = 16 // Italics and hanging marks may extend sideways beyond their block.
const TILE_PX = 64 // Wider than a stem and as high as the largest type, so every tile contains paper.
const LIGHTEST = 0.9 // share of a tile's pixels darker than its paper
const DARKEST = 0.01 // share of a block's pixels as dark as its ink

/** Part of the picture as black text on white, in its pixels. `typePx` is the largest size in it. */
export function cutOut(picture: Image, box: Box, typePx = 0): Canvas {
  const [left, top] = [Math.max(0, Math.floor(box.x - OVERHANG_PX)), Math.max(0, Math.floor(box.y))]
  const right = Math.min(picture.width, Math.ceil(box.x + box.width + OVERHANG_PX))
  const bottom = Math.min(picture.height, Math.ceil(box.y + box.height))
  const part = createCanvas(right - left, bottom - top)
  part.getContext('2d').drawImage(picture, -left, -top)
  const lights = darkOnLight(lightsOf(part))
  const papers = papersOf(lights, part.width, part.height, Math.max(TILE_PX, typePx))
  const shares = lights.map((light, at) => Math.min(1, light / Math.max(1, papers[at] ?? 1)))
  const sorted = shares.toSorted()
  const [ink, paper] = [quantile(sorted, DARKEST), quantile(sorted, 0.5)] // Most of a block is paper.
  const white = shares.map((share) => (255 * (share - ink)) / Math.max(0.01, paper - ink))
  return greyCanvas(white, part.width, part.height)
}

export function paper(widthPx: number, heightPx: number): Canvas {
  const canvas = createCanvas(widthPx, heightPx)
  const context = canvas.getContext('2d')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, widthPx, heightPx)
  context.imageSmoothingQuality = 'high'
  return canvas
}

/** Rec. 601 luma of each pixel, 0..255. */
export function lightsOf(canvas: Canvas): Float32Array {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  const lights = new Float32Array(data.length / 4)
  for (let at = 0, from = 0; at < lights.length; at++, from += 4) {
    lights[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  }
  return lights
}

function darkOnLight(lights: Float32Array): Float32Array {
  const sorted = lights.toSorted()
  const [darkest, middle, lightest] = [DARKEST, 0.5, 1 - DARKEST].map((at) => quantile(sorted, at))
  const isLightOnDark = (middle ?? 0) - (darkest ?? 0) < (lightest ?? 0) - (middle ?? 0)
  return isLightOnDark ? lights.map((light) => 255 - light) : lights
}

/** The paper's lightness under each pixel, interpolated between tiles. */
function papersOf(lights: Float32Array, width: number, height: number, tilePx: number): Float32Array {
  const [columns, rows] = [Math.ceil(width / tilePx), Math.ceil(height / tilePx)]
  const tiles = Array.from({ length: columns * rows }, (): number[] => [])
  lights.forEach((light, at) => {
    const column = Math.floor(((at % width) * columns) / width)
    tiles[Math.floor((Math.floor(at / width) * rows) / height) * columns + column]?.push(light)
  })
  const papers = tiles.map((tile) => quantile(Float32Array.from(tile).toSorted(), LIGHTEST))
  const blended = createCanvas(width, height)
  blended.getContext('2d').drawImage(greyCanvas(papers, columns, rows), 0, 0, width, height)
  return lightsOf(blended)
}

function greyCanvas(lights: ArrayLike<number>, width: number, height: number): Canvas {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const picture = context.createImageData(width, height)
  for (let at = 0; at < lights.length; at++) {
    const grey = lights[at] ?? 0 // The array clamps and rounds.
    picture.data.set([grey, grey, grey, 255], at * 4)
  }
  context.putImageData(picture, 0, 0)
  return canvas
}

function quantile(sorted: Float32Array, share: number): number {
  return sorted[Math.round(share * (sorted.length - 1))] ?? 0
}
