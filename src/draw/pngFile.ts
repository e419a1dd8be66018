import { promisify } from 'node:util'
import { crc32, deflate, deflateSync } from 'node:zlib'

/**
 * PNG by zlib: @napi-rs/canvas's own encoder takes 370 of 415 ms for a 1080p card, this one a tenth.
 * Drawn cards have long runs of equal pixels, which deflate finds without PNG's filters.
 * Level 3 is twice as quick as 4, and its files are a twentieth larger.
 */
const LEVEL = 3

const deflated = promisify<Uint8Array, { level: number }, Buffer>(deflate)

/** `pixels`: premultiplied RGBA rows, as the canvas holds them. Opaque pictures are written without alpha. */
export function pngFile(pixels: Uint8Array, widthPx: number, heightPx: number): Buffer {
  const { rows, hasAlpha } = pngRows(pixels, widthPx, heightPx)
  return pngOf(deflateSync(rows, { level: LEVEL }), widthPx, heightPx, hasAlpha)
}

/** The same file, compressed beside this thread. `pixels` may be reused at once. */
export async function pngFileBeside(pixels: Uint8Array, widthPx: number, heightPx: number): Promise<Buffer> {
  const { rows, hasAlpha } = pngRows(pixels, widthPx, heightPx)
  return pngOf(await deflated(rows, { level: LEVEL }), widthPx, heightPx, hasAlpha)
}

function pngOf(data: Buffer, widthPx: number, heightPx: number, hasAlpha: boolean): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(widthPx, 0)
  header.writeUInt32BE(heightPx, 4)
  header.set([8, hasAlpha ? 6 : 2, 0, 0, 0], 8) // 8 bits a channel, RGBA or RGB
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...chunk('IHDR', header),
    ...chunk('IDAT', data),
    ...chunk('IEND', Buffer.alloc(0)),
  ])
}

/** Each row behind its filter, none. */
function pngRows(
  pixels: Uint8Array,
  widthPx: number,
  heightPx: number,
): { rows: Uint8Array; hasAlpha: boolean } {
  const opaque = new Uint8Array(heightPx * (1 + widthPx * 3))
  if (writeOpaque(opaque, pixels, widthPx)) return { rows: opaque, hasAlpha: false }
  const rows = new Uint8Array(heightPx * (1 + widthPx * 4))
  writeStraight(rows, pixels, widthPx)
  return { rows, hasAlpha: true }
}

/** False where a pixel is not opaque. Pixels are read whole, alpha in the highest byte: twice as quick as by bytes. */
function writeOpaque(rows: Uint8Array, pixels: Uint8Array, widthPx: number): boolean {
  const { buffer, byteOffset, byteLength } = aligned(pixels)
  const whole = new Uint32Array(buffer, byteOffset, byteLength / 4)
  let common = ~0
  for (let to = 0, from = 0; to < rows.length;) {
    to += 1
    for (const end = from + widthPx; from < end; from += 1, to += 3) {
      const pixel = whole[from] as number
      common &= pixel
      rows[to] = pixel
      rows[to + 1] = pixel >> 8
      rows[to + 2] = pixel >> 16
    }
  }
  return common >>> 24 === 255
}

/** The same bytes where they can be read four at a time. */
function aligned(pixels: Uint8Array): Uint8Array {
  return pixels.byteOffset % 4 === 0 ? pixels : new Uint8Array(pixels)
}

/** PNG holds colours as they are, not multiplied by their alpha. */
function writeStraight(rows: Uint8Array, pixels: Uint8Array, widthPx: number): void {
  for (let to = 0, from = 0; to < rows.length;) {
    to += 1
    for (const end = from + widthPx * 4; from < end; from += 4) {
      const alpha = pixels[from + 3] as number
      const scale = alpha === 0 ? 1 : 255 / alpha
      for (let c = 0; c < 3; c++) rows[to++] = Math.round((pixels[from + c] as number) * scale)
      rows[to++] = alpha
    }
  }
}

function chunk(type: string, data: Buffer): Buffer[] {
  const name = Buffer.from(type, 'latin1')
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(data, crc32(name)), 4)
  return [frame.subarray(0, 4), name, data, frame.subarray(4)]
}
