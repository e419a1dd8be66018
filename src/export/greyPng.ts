/**
 * A PNG of few greys, as e-ink screens show them: one or two bits a pixel, so that its bytes are bounded whatever the card.
 * Without colour management or palettes: screens of that kind read little else. Pure but for the compression, which each
 * door brings: zlib in Node, CompressionStream in a browser.
 */
import { joined, type Bytes } from './embedded/bytes'
import { pngChunk } from './embedded/png'

const LUMA = [0.299, 0.587, 0.114] as const // as screens of greys weigh them: ITU-R BT.601
const GREYSCALE = 0
const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** The packed rows of opaque RGBA pixels in so many greys (2 or 4), each after its filter byte; errors are diffused. */
export function greyRows(
  pixels: Uint8Array | Uint8ClampedArray,
  widthPx: number,
  heightPx: number,
  greys: number,
): Bytes {
  const bits = Math.log2(greys)
  const perByte = 8 / bits
  const rowBytes = 1 + Math.ceil(widthPx / perByte)
  const rows = new Uint8Array(rowBytes * heightPx)
  let [here, below] = [new Float32Array(widthPx + 2), new Float32Array(widthPx + 2)]
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) {
      const at = (y * widthPx + x) * 4
      const luma = LUMA.reduce((sum, weight, channel) => sum + weight * (pixels[at + channel] as number), 0)
      const wanted = luma + (here[x + 1] as number)
      const level = Math.min(greys - 1, Math.max(0, Math.round((wanted / 255) * (greys - 1))))
      const error = wanted - (level * 255) / (greys - 1)
      // Floyd and Steinberg, 1976
      here[x + 2]! += (error * 7) / 16
      below[x]! += (error * 3) / 16
      below[x + 1]! += (error * 5) / 16
      below[x + 2]! += error / 16
      const to = y * rowBytes + 1 + Math.floor(x / perByte)
      rows[to]! |= level << (8 - bits * (1 + (x % perByte)))
    }
    ;[here, below] = [below, here.fill(0)]
  }
  return rows
}

/** The file, from rows that were compressed as zlib does. */
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
