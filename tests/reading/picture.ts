/** A block cut out of a card as any reader would prepare it: grey, dark on light, from black to white. */
import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'
import type { Box } from '../../src/scene/nodes'

/** Dark words on light paper. */
export interface Picture {
  canvas: Canvas
  paper: number // grey of what is not ink, 0-255
}

const OVERHANG_PX = 16 // italics and hanging marks may stand out of their block at the sides
const BORDER_PX = 20 // quiet paper around, or letters at the edge are lost
const OUTLIERS = 0.01 // share of the pixels that may be blacker than black, and as many whiter than white

/** The part of the picture in this box, in its pixels. */
export function cutOut(picture: Image, box: Box): Picture {
  const [left, top] = [Math.max(0, Math.floor(box.x - OVERHANG_PX)), Math.max(0, Math.floor(box.y))]
  const right = Math.min(picture.width, Math.ceil(box.x + box.width + OVERHANG_PX))
  const bottom = Math.min(picture.height, Math.ceil(box.y + box.height))
  const canvas = createCanvas(right - left, bottom - top)
  canvas.getContext('2d').drawImage(picture, -left, -top)
  return { canvas, paper: makeGrey(canvas) }
}

/** Enlarged, slanted letters (by run over rise) pushed upright, in a border of paper. */
export function placed({ canvas, paper }: Picture, scale: number, slant = 0): Canvas {
  const shiftPx = slant * canvas.height * scale
  const larger = createCanvas(
    Math.ceil(canvas.width * scale + Math.abs(shiftPx)) + 2 * BORDER_PX,
    Math.ceil(canvas.height * scale) + 2 * BORDER_PX,
  )
  const context = larger.getContext('2d')
  context.fillStyle = `rgb(${paper}, ${paper}, ${paper})`
  context.fillRect(0, 0, larger.width, larger.height)
  context.imageSmoothingQuality = 'high'
  context.setTransform(scale, 0, slant * scale, scale, BORDER_PX + Math.max(0, -shiftPx), BORDER_PX)
  context.drawImage(canvas, 0, 0)
  return larger
}

/** Rows of ink, 0 (paper) to 1. */
export function inkOf(canvas: Canvas, paper: number): Float32Array[] {
  const { width, height } = canvas
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height)
  return Array.from({ length: height }, (_, y) => {
    const row = new Float32Array(width)
    for (let x = 0; x < width; x++) row[x] = Math.max(0, 1 - (data[(y * width + x) * 4] ?? 0) / paper)
    return row
  })
}

/** In place; says the paper's grey. */
function makeGrey(canvas: Canvas): number {
  const context = canvas.getContext('2d')
  const picture = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = picture
  const greys = Float32Array.from({ length: data.length / 4 }, (_, pixel) => luma(data, pixel * 4))
  const sorted = greys.toSorted()
  const share = (at: number) => sorted[Math.round(at * (sorted.length - 1))] ?? 0
  const [black, middle, white] = [share(OUTLIERS), share(0.5), share(1 - OUTLIERS)]
  const isLightOnDark = middle - black < white - middle // most of a block is paper
  const level = (grey: number) => {
    const light = Math.min(1, Math.max(0, (grey - black) / Math.max(1, white - black)))
    return Math.round(255 * (isLightOnDark ? 1 - light : light))
  }
  greys.forEach((grey, pixel) => data.set([level(grey), level(grey), level(grey), 255], pixel * 4))
  context.putImageData(picture, 0, 0)
  return Math.max(1, level(middle))
}

/** Rec. 601. */
function luma(data: Uint8ClampedArray, at: number): number {
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
}
