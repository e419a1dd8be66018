import { NOT_LOOKED, type FoundSubject } from '../../look/backgrounds'
import { outsetBox, unionOf, intersectBoxes } from '../../scene/box'
import type { Box } from '../../scene/nodes'
import { shrunken } from '../newCanvas'
import type { Pictures } from './images'
import type { Picture } from './picture'

/** Skin, sharpness and contrast with the edge stand out; the largest such part is the subject. */

const SIDE_PX = 256 // the side of the copy that is read
const CELLS = 64 // on its long side, each of which is judged
export const CALM_CELLS = 8 // per side
const MOST_AREA = 0.62 // × the picture: more is no subject but all of it
const LEAST_AREA = 0.006
const LEAST_SHARE = 0.4 // × all that stands out: in a crowd nothing does
const WHOLE: Box = { x: 0, y: 0, width: 1, height: 1 }

export async function subjectOf(src: string, pictures: Pictures): Promise<FoundSubject> {
  await pictures.load([src])
  const picture = pictures.find(src)
  return typeof picture === 'object' ? findSubject(picture) : NOT_LOOKED
}

async function findSubject(picture: Picture): Promise<FoundSubject> {
  const ctx = shrunken(picture, SIDE_PX)
  const { width, height } = ctx.canvas
  const found = subjectIn(ctx.getImageData(0, 0, width, height))
  const faces = await facesIn(ctx.canvas)
  return faces.length > 0 ? { ...found, subject: shared(unionOf(faces), width, height) } : found
}

/** Pure. Shares have two decimals, so that links stay short. */
export function subjectIn(image: Pick<ImageData, 'data' | 'width' | 'height'>): FoundSubject {
  const { width, height } = image
  if (Math.min(width, height) < CALM_CELLS) return NOT_LOOKED
  const cellPx = Math.max(1, Math.max(width, height) / CELLS)
  const seen = cellsOf(image, Math.round(width / cellPx), Math.round(height / cellPx))
  const heads = headsIn(seen)
  const box = heads.length > 0 ? unionOf(heads) : standingOut(seen)
  return { subject: box && shared(box, seen.columns, seen.rows), calm: calmOf(image) }
}

interface Cells {
  columns: number
  rows: number
  colour: Float32Array // r, g, b
  detail: Float32Array // mean step between neighbouring pixels
  skin: Float32Array // share of pixels
}

function cellsOf(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  columns: number,
  rows: number,
): Cells {
  const count = new Float32Array(columns * rows)
  const cells = {
    colour: new Float32Array(count.length * 3),
    detail: new Float32Array(count.length),
    skin: new Float32Array(count.length),
  }
  for (let y = 0; y < height; y++) {
    const row = Math.min(rows - 1, Math.floor((y * rows) / height))
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const cell = row * columns + Math.min(columns - 1, Math.floor((x * columns) / width))
      const [r, g, b] = [data[at]!, data[at + 1]!, data[at + 2]!]
      count[cell]! += 1
      cells.colour[cell * 3]! += r
      cells.colour[cell * 3 + 1]! += g
      cells.colour[cell * 3 + 2]! += b
      cells.skin[cell]! += isSkin(r, g, b) ? 1 : 0
      cells.detail[cell]! += stepAt(data, width, height, x, y)
    }
  }
  for (let cell = 0; cell < count.length; cell++) {
    for (let c = 0; c < 3; c++) cells.colour[cell * 3 + c]! /= count[cell]!
    cells.skin[cell]! /= count[cell]!
    cells.detail[cell]! /= count[cell]!
  }
  return { columns, rows, ...cells }
}

function stepAt(data: Uint8ClampedArray, width: number, height: number, x: number, y: number): number {
  const at = (y * width + x) * 4
  const here = greenish(data, at)
  const right = x + 1 < width ? Math.abs(greenish(data, at + 4) - here) : 0
  const below = y + 1 < height ? Math.abs(greenish(data, at + width * 4) - here) : 0
  return right + below
}

function greenish(data: Uint8ClampedArray, at: number): number {
  return (data[at]! + 2 * data[at + 1]! + data[at + 2]!) / 4
}

const LEAST_CR = 140 // more than the source's 133, which takes in warm walls

/** Source: Chai and Ngan, Face segmentation using skin-color map, 1999. */
function isSkin(r: number, g: number, b: number): boolean {
  const cb = 128 - 0.169 * r - 0.331 * g + 0.5 * b
  const cr = 128 + 0.5 * r - 0.419 * g - 0.081 * b
  return r > 60 && cb >= 77 && cb <= 127 && cr >= LEAST_CR && cr <= 173
}

const WEIGHTS = { contrast: 1, detail: 0.8, skin: 0.7 }
const THRESHOLD = 0.5 // between the mean and the most

/** The box is in cells; null if nothing stands out, or all of it. */
function standingOut(cells: Cells): Box | null {
  const { columns, rows } = cells
  const contrast = contrastWithEdge(cells)
  const most = (list: Float32Array) => Math.max(1e-6, ...list)
  const [mostContrast, mostDetail] = [Math.max(40, most(contrast)), Math.max(12, most(cells.detail))]
  const raw = contrast.map((one, at) => {
    const [x, y] = [((at % columns) + 0.5) / columns - 0.5, (Math.floor(at / columns) + 0.5) / rows - 0.5]
    const middle = 1 - 1.2 * (x * x + y * y)
    const { contrast: c, detail: d, skin: s } = WEIGHTS
    return middle * ((c * one) / mostContrast + (d * cells.detail[at]!) / mostDetail + s * cells.skin[at]!)
  })
  const salience = smoothed(smoothed(raw, columns, rows), columns, rows)
  const mean = salience.reduce((sum, one) => sum + one, 0) / salience.length
  const from = mean + (most(salience) - mean) * THRESHOLD
  if (most(salience) < 2 * mean || most(salience) < 0.25) return null
  const parts = partsOf(salience, columns, rows, from).toSorted((one, other) => other.mass - one.mass)
  const [part] = parts
  if (!part || part.mass < LEAST_SHARE * parts.reduce((sum, { mass }) => sum + mass, 0)) return null
  return part.box.width * part.box.height >= LEAST_AREA * columns * rows ? part.box : null
}

const FACE = { leastArea: 0.004, mostArea: 0.2, leastFill: 0.5, leastShape: 0.6, mostShape: 2 }

/** A patch of skin in the upper part, with the hair around it; none is much smaller than the largest. */
function headsIn({ columns, rows, skin }: Cells): Box[] {
  const even = smoothed(skin, columns, rows)
  const faces = partsOf(even, columns, rows, 0.5).filter(({ box: { x, y, width, height }, count }) => {
    const [area, shape] = [count / (columns * rows), height / width]
    const isPatch =
      area >= FACE.leastArea && area <= FACE.mostArea && count >= FACE.leastFill * width * height
    const isAtEdge = x === 0 || x + width === columns || y + height === rows
    return (
      isPatch &&
      !isAtEdge &&
      shape >= FACE.leastShape &&
      shape <= FACE.mostShape &&
      y + height / 2 < 0.7 * rows
    )
  })
  const most = Math.max(...faces.map(({ count }) => count))
  return faces
    .filter(({ count }) => count >= most / 4)
    .map(({ box }) => outsetBox(box, 0.2 * box.width, 0.2 * box.height))
}

/** Each cell is compared with the nearest of the picture's four edges. */
function contrastWithEdge({ columns, rows, colour }: Cells): Float32Array {
  const edges = [
    Array.from({ length: columns }, (_, x) => x),
    Array.from({ length: rows }, (_, y) => y * columns),
    Array.from({ length: rows }, (_, y) => y * columns + columns - 1),
  ].map((list) => [0, 1, 2].map((c) => list.reduce((sum, at) => sum + colour[at * 3 + c]!, 0) / list.length))
  return new Float32Array(columns * rows).map((_, at) =>
    Math.min(...edges.map((edge) => Math.hypot(...edge.map((level, c) => colour[at * 3 + c]! - level)))),
  )
}

function smoothed(list: Float32Array, columns: number, rows: number): Float32Array {
  return list.map((_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)]
    let [sum, count] = [0, 0]
    for (let v = Math.max(0, y - 1); v <= Math.min(rows - 1, y + 1); v++)
      for (let u = Math.max(0, x - 1); u <= Math.min(columns - 1, x + 1); u++) {
        sum += list[v * columns + u]!
        count += 1
      }
    return sum / count
  })
}

interface Part {
  box: Box
  count: number // cells
  mass: number
}

function partsOf(list: Float32Array, columns: number, rows: number, from: number): Part[] {
  const isSeen = new Uint8Array(list.length)
  const parts: Part[] = []
  for (let start = 0; start < list.length; start++) {
    if (isSeen[start] || list[start]! < from) continue
    const part = [start]
    isSeen[start] = 1
    for (const at of part) {
      const [x, y] = [at % columns, Math.floor(at / columns)]
      const beside = [
        x > 0 ? at - 1 : at,
        x + 1 < columns ? at + 1 : at,
        y > 0 ? at - columns : at,
        y + 1 < rows ? at + columns : at,
      ]
      for (const next of beside) {
        if (isSeen[next] || list[next]! < from) continue
        isSeen[next] = 1
        part.push(next)
      }
    }
    const cells = part.map((at) => ({ x: at % columns, y: Math.floor(at / columns), width: 1, height: 1 }))
    parts.push({
      box: unionOf(cells),
      count: part.length,
      mass: part.reduce((sum, at) => sum + list[at]!, 0),
    })
  }
  return parts
}

const BUSY = 0.5 // letters a level

/** a: even, z: busy. */
function calmOf(image: Pick<ImageData, 'data' | 'width' | 'height'>): string {
  const { detail, colour } = cellsOf(image, CALM_CELLS * 2, CALM_CELLS * 2)
  return Array.from({ length: CALM_CELLS ** 2 }, (_, cell) => {
    const [x, y] = [(cell % CALM_CELLS) * 2, Math.floor(cell / CALM_CELLS) * 2]
    const four = [0, 1].flatMap((v) => [0, 1].map((u) => (y + v) * CALM_CELLS * 2 + x + u))
    const levels = four.map((at) => (colour[at * 3]! + 2 * colour[at * 3 + 1]! + colour[at * 3 + 2]!) / 4)
    const busy =
      four.reduce((sum, at) => sum + detail[at]!, 0) / 4 + (Math.max(...levels) - Math.min(...levels)) / 6
    return String.fromCharCode(97 + Math.min(25, Math.round(busy * BUSY)))
  }).join('')
}

function shared({ x, y, width, height }: Box, across: number, down: number): Box | null {
  const share = (px: number, of: number) => Math.round((px / of) * 100) / 100
  const inside = intersectBoxes(
    { x: x / across, y: y / down, width: width / across, height: height / down },
    WHOLE,
  )
  if (inside.width * inside.height > MOST_AREA) return null
  return {
    x: share(inside.x, 1),
    y: share(inside.y, 1),
    width: share(inside.width, 1),
    height: share(inside.height, 1),
  }
}

interface FaceDetecting {
  detect: (image: CanvasImageSource) => Promise<readonly { boundingBox: Box }[]>
}

/** Browsers with the Shape Detection API find faces themselves. */
async function facesIn(canvas: HTMLCanvasElement): Promise<readonly Box[]> {
  const { FaceDetector } = globalThis as { FaceDetector?: new () => FaceDetecting }
  if (!FaceDetector) return []
  const faces = await new FaceDetector().detect(canvas).catch(() => [])
  return faces.map(({ boundingBox }) =>
    outsetBox(boundingBox, boundingBox.width * 0.25, boundingBox.height * 0.4),
  )
}
