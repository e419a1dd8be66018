/** E-ink needs 1, 2 or 4 bits a pixel, and rarely reads colour management or palettes. Callers compress. */
import { thresholdAt } from '../scene/thresholds'
import { joined, type Bytes } from './embedded/bytes'
import { pngChunk } from './embedded/png'

const LUMA = [0.299, 0.587, 0.114] as const // for greyscale screens: ITU-R BT.601
const GREYSCALE = 0
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** `diffused`: error diffusion; `even`: a repeating pattern; `coarse`: the same in dots of 2 × 2. */
export type Dots = 'diffused' | 'even' | 'coarse'

export interface GreyLook {
  greys: number // 2, 4 or 16
  dots: Dots
}

type Pixels = Uint8Array | Uint8ClampedArray

export function greyRows(pixels: Pixels, widthPx: number, heightPx: number, look: GreyLook): Bytes {
  const rows = emptyRows(widthPx, heightPx, look.greys)
  if (look.dots === 'diffused') diffuse(rows, pixels, look.greys)
  else pattern(rows, pixels, look.greys, look.dots === 'coarse' ? 2 : 1)
  return rows.bytes
}

interface Rows {
  bytes: Bytes
  widthPx: number
  heightPx: number
  set(x: number, y: number, level: number): void
}

function emptyRows(widthPx: number, heightPx: number, greys: number): Rows {
  const bits = Math.log2(greys)
  const perByte = 8 / bits
  const rowBytes = 1 + Math.ceil(widthPx / perByte)
  const bytes = new Uint8Array(rowBytes * heightPx)
  const set = (x: number, y: number, level: number) => {
    bytes[y * rowBytes + 1 + Math.floor(x / perByte)]! |= level << (8 - bits * (1 + (x % perByte)))
  }
  return { bytes, widthPx, heightPx, set }
}

function lumaAt(pixels: Pixels, at: number): number {
  return LUMA.reduce((sum, weight, channel) => sum + weight * (pixels[at + channel] as number), 0)
}

function pattern({ widthPx, heightPx, set }: Rows, pixels: Pixels, greys: number, dotPx: number): void {
  for (let y = 0; y < heightPx; y++) {
    const down = Math.floor(y / dotPx)
    for (let x = 0; x < widthPx; x++) {
      const across = Math.floor(x / dotPx)
      const luma = lumaAt(pixels, (down * dotPx * widthPx + across * dotPx) * 4)
      set(x, y, Math.min(greys - 1, Math.floor((luma / 255) * (greys - 1) + thresholdAt(across, down))))
    }
  }
}

function diffuse({ widthPx, heightPx, set }: Rows, pixels: Pixels, greys: number): void {
  let [here, below] = [new Float32Array(widthPx + 2), new Float32Array(widthPx + 2)]
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const wanted = lumaAt(pixels, (y * widthPx + x) * 4) + (here[x + 1] as number)
      const level = Math.min(greys - 1, Math.max(0, Math.round((wanted / 255) * (greys - 1))))
      const error = wanted - (level * 255) / (greys - 1)
      // Floyd and Steinberg, 1976
      here[x + 2]! += (error * 7) / 16
      below[x]! += (error * 3) / 16
      below[x + 1]! += (error * 5) / 16
      below[x + 2]! += error / 16
      set(x, y, level)
    }
    ;[here, below] = [below, here.fill(0)]
  }
}

export function greyPng(compressedRows: Uint8Array, widthPx: number, heightPx: number, greys: number): Bytes {
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, widthPx)
  view.setUint32(4, heightPx)
  header.set([Math.log2(greys), GREYSCALE, 0, 0, 0], 8)
  return joined(
    SIGNATURE,
    ...pngChunk('IHDR', header),
    ...pngChunk('IDAT', compressedRows),
    ...pngChunk('IEND', new Uint8Array(0)),
  )
}
