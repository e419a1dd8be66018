import type { PrintId, PrintRequest } from '../../look/prints'
import { shrunken } from '../newCanvas'
import type { Picture } from './picture'

/** Whole numbers and tables, so that every engine prints the same; dots are sized by the picture. */

const MAX_SIDE_PX = 2_560 // more takes seconds, and its grain would not be seen

interface Pixels {
  data: Uint8ClampedArray
  width: number
  height: number
}

type Rgb = readonly [number, number, number]
type Print = (pixels: Pixels, inks: readonly Rgb[]) => void

export function printed(picture: Picture, { print, inks }: Omit<PrintRequest, 'src'>): Picture {
  const ctx = shrunken(picture, MAX_SIDE_PX)
  const { width: widthPx, height: heightPx } = ctx.canvas
  const pixels = ctx.getImageData(0, 0, widthPx, heightPx)
  printPixels(pixels, print, inks)
  ctx.putImageData(pixels, 0, 0)
  return { source: ctx.canvas, widthPx, heightPx }
}

/** In place; an unknown print changes nothing. */
export function printPixels(pixels: Pixels, print: string, inks: readonly string[]): void {
  const how = (PRINTED as Readonly<Record<string, Print>>)[print]
  how?.(
    pixels,
    inks.map((hex) => [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb),
  )
}

const PRINTED: Record<Exclude<PrintId, 'natural'>, Print> = {
  portra: (pixels) =>
    toned(pixels, 230, [
      curve([0, 18], [64, 78], [128, 144], [200, 214], [255, 252]),
      curve([0, 16], [64, 70], [128, 136], [200, 206], [255, 248]),
      curve([0, 24], [64, 74], [128, 128], [200, 188], [255, 230]),
    ]),
  mono(pixels) {
    const tone = curve([0, 6], [60, 42], [128, 130], [196, 214], [255, 250])
    const grainPx = unitOf(pixels, 1_000)
    eachPixel(pixels, (at, x, y) => {
      const level = tone[luma(pixels.data, at)]!
      const grain = ((noise(x, y, grainPx) - 128) * (128 - Math.abs(level - 128) + 40)) >> 10
      set(pixels.data, at, level + grain, level + grain, level + grain)
    })
  },
  halation(pixels) {
    const glow = glowOf(pixels)
    toned(pixels, 276, [
      curve([0, 10], [64, 62], [128, 136], [200, 216], [255, 255]),
      curve([0, 8], [64, 54], [128, 126], [200, 206], [255, 250]),
      curve([0, 18], [64, 60], [128, 118], [200, 190], [255, 236]),
    ])
    eachPixel(pixels, (at, x, y) => {
      const light = glow(x, y)
      const { data } = pixels
      set(
        data,
        at,
        screened(data[at]!, light),
        screened(data[at + 1]!, (light * 84) >> 8),
        screened(data[at + 2]!, light >> 4),
      )
    })
  },
  faded: (pixels) =>
    toned(pixels, 150, [
      curve([0, 58], [128, 146], [255, 240]),
      curve([0, 50], [128, 136], [255, 228]),
      curve([0, 62], [128, 124], [255, 196]),
    ]),
  duotone(pixels, [dark = BLACK, light = WHITE]) {
    const tone = curve([0, 0], [64, 52], [128, 132], [192, 208], [255, 255])
    const table = Array.from(tone, (level) => between(dark, light, level))
    eachPixel(pixels, (at) => set(pixels.data, at, ...table[luma(pixels.data, at)]!))
  },
  halftone(pixels, [ink = BLACK, paper = WHITE]) {
    const pitch = unitOf(pixels, 130) * 2
    const tone = curve([0, 0], [36, 8], [128, 140], [216, 250], [255, 255])
    const table = Array.from({ length: 256 }, (_, level) => between(ink, paper, level))
    eachPixel(pixels, (at, x, y) => {
      const open = dot(x + y, x - y, pitch) - (255 - tone[luma(pixels.data, at)]!)
      set(pixels.data, at, ...table[Math.min(255, Math.max(0, 128 + open * DOT_EDGE))]!)
    })
  },
  riso(pixels, [first = BLACK, second = BLACK, paper = WHITE]) {
    const { data, width, height } = pixels
    const [grainPx, shiftPx] = [unitOf(pixels, 900), unitOf(pixels, 420)]
    const deep = curve([0, 255], [90, 190], [170, 40], [220, 0], [255, 0])
    const warm = curve([0, 200], [120, 190], [200, 60], [255, 0])
    const blues = Uint8Array.from(
      { length: width * height },
      (_, at) => (data[at * 4 + 1]! + 3 * data[at * 4 + 2]!) >> 2,
    )
    eachPixel(pixels, (at, x, y) => {
      const beside = Math.min(height - 1, y + shiftPx) * width + Math.min(width - 1, x + shiftPx)
      const [a, b] = [
        grained(deep[luma(data, at)]!, noise(x, y, grainPx)),
        grained(warm[blues[beside]!]!, noise(x + 7_919, y + 104_729, grainPx)),
      ]
      set(
        data,
        at,
        over(over(paper[0], first[0], a), second[0], b),
        over(over(paper[1], first[1], a), second[1], b),
        over(over(paper[2], first[2], a), second[2], b),
      )
    })
  },
}

const BLACK: Rgb = [24, 22, 20]
const WHITE: Rgb = [250, 247, 240]
const DOT_EDGE = 4 // × the level's distance to the dot's edge, so that the edge is smooth

/** The table has 256 levels, straight between the points. */
function curve(...points: readonly (readonly [number, number])[]): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, level) => {
    const next = Math.max(
      1,
      points.findIndex(([from]) => from >= level),
    )
    const [[from, low], [to, high]] = [points[next - 1]!, points[next]!]
    return low + Math.round(((high - low) * (level - from)) / (to - from))
  })
}

/** @param saturation 256: unchanged */
function toned(
  pixels: Pixels,
  saturation: number,
  [red, green, blue]: readonly [Uint8Array, Uint8Array, Uint8Array],
): void {
  const { data } = pixels
  eachPixel(pixels, (at) => {
    const grey = luma(data, at)
    const level = (c: number) =>
      Math.min(255, Math.max(0, grey + (((data[at + c]! - grey) * saturation) >> 8)))
    set(data, at, red[level(0)]!, green[level(1)]!, blue[level(2)]!)
  })
}

function eachPixel({ width, height }: Pixels, visit: (at: number, x: number, y: number) => void): void {
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) visit((y * width + x) * 4, x, y)
}

function set(data: Uint8ClampedArray, at: number, r: number, g: number, b: number): void {
  data[at] = r
  data[at + 1] = g
  data[at + 2] = b
}

function luma(data: Uint8ClampedArray, at: number): number {
  return (54 * data[at]! + 183 * data[at + 1]! + 19 * data[at + 2]!) >> 8
}

function between(from: Rgb, to: Rgb, level: number): Rgb {
  const mixed = (c: 0 | 1 | 2) => from[c] + Math.trunc(((to[c] - from[c]) * level) / 255)
  return [mixed(0), mixed(1), mixed(2)]
}

function unitOf({ width, height }: Pixels, count: number): number {
  return Math.max(1, Math.round(Math.max(width, height) / count))
}

/** 0 to 255, the same in a square of `px`. */
function noise(x: number, y: number, px: number): number {
  let hash = Math.imul(Math.trunc(x / px), 374_761_393) + Math.imul(Math.trunc(y / px), 668_265_263)
  hash = Math.imul(hash ^ (hash >>> 13), 1_274_126_177)
  return (hash ^ (hash >>> 16)) & 255
}

/** Goes from 0 in the middle of a dot to 255 between dots, on a grid that leans by 45°. */
function dot(u: number, v: number, pitch: number): number {
  const [across, down] = [u, v].map((one) => Math.abs(2 * (((one % pitch) + pitch) % pitch) - pitch))
  return 255 - Math.trunc(((across! + down!) * 255) / (2 * pitch))
}

function screened(level: number, light: number): number {
  return 255 - Math.trunc(((255 - level) * (255 - Math.min(255, light))) / 255)
}

function grained(ink: number, grain: number): number {
  return ink === 0 ? 0 : Math.min(255, Math.max(0, ink - ((grain * (300 - ink)) >> 9)))
}

function over(paper: number, ink: number, amount: number): number {
  return Math.trunc((paper * (255 - Math.trunc(((255 - ink) * amount) / 255))) / 255)
}

const GLOW = { across: 96, from: 186, reach: 2, times: 3, share: 200 }

/** Light around the brightest parts, read from a small grid. */
function glowOf(pixels: Pixels): (x: number, y: number) => number {
  const { data, width, height } = pixels
  const px = Math.max(1, Math.ceil(Math.max(width, height) / GLOW.across))
  const [columns, rows] = [Math.ceil(width / px), Math.ceil(height / px)]
  let [sums, count] = [new Int32Array(columns * rows), new Int32Array(columns * rows)]
  eachPixel(pixels, (at, x, y) => {
    const cell = Math.trunc(y / px) * columns + Math.trunc(x / px)
    sums[cell]! += Math.max(0, luma(data, at) - GLOW.from) * 3
    count[cell]! += 1
  })
  let cells: Int32Array = sums.map((sum, cell) => Math.trunc(sum / count[cell]!))
  for (let time = 0; time < GLOW.times; time++) {
    cells = averaged(cells, columns, rows, 1, columns)
    cells = averaged(cells, rows, columns, columns, 1)
  }
  return (x, y) => {
    const [u, v] = [Math.max(0, x - (px >> 1)), Math.max(0, y - (px >> 1))]
    const [left, top] = [Math.trunc(u / px), Math.trunc(v / px)]
    const [right, foot] = [Math.min(columns - 1, left + 1), Math.min(rows - 1, top + 1)]
    const [across, down] = [u % px, v % px]
    const above = cells[top * columns + left]! * (px - across) + cells[top * columns + right]! * across
    const below = cells[foot * columns + left]! * (px - across) + cells[foot * columns + right]! * across
    return Math.trunc(((above * (px - down) + below * down) * GLOW.share) / (px * px * 256))
  }
}

function averaged(
  cells: Int32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
): Int32Array {
  const out = new Int32Array(cells.length)
  for (let line = 0; line < lines; line++)
    for (let at = 0; at < length; at++) {
      let [sum, count] = [0, 0]
      for (let near = Math.max(0, at - GLOW.reach); near <= Math.min(length - 1, at + GLOW.reach); near++) {
        sum += cells[line * lineStep + near * step]!
        count += 1
      }
      out[line * lineStep + at * step] = Math.trunc(sum / count)
    }
  return out
}
