/** Picture files that cost decoders the most memory for their size, and files whose headers lie. */
import { randomFillSync } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'

interface PngKind {
  depth: 1 | 8 | 16
  type: 0 | 2 | 6
  interlaced?: boolean
  noisyBytes?: number // incompressible bytes within the rows
}

/** A PNG of zeros or noise; 16-bit interlaced costs the most memory. */
export function png(
  width: number,
  height: number,
  { depth, type, interlaced = false, noisyBytes = 0 }: PngKind,
): Buffer {
  const bits = depth * { 0: 1, 2: 3, 6: 4 }[type]
  const bytesOf = (columns: number, rows: number) =>
    columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * bits) / 8)) : 0
  const size = interlaced
    ? ADAM7.reduce(
        (sum, [x, y, dx, dy]) => sum + bytesOf(Math.ceil((width - x) / dx), Math.ceil((height - y) / dy)),
        0,
      )
    : bytesOf(width, height)
  const rows = Buffer.alloc(size)
  if (noisyBytes > 0) randomFillSync(rows, 0, noisyBytes)
  if (noisyBytes > 0) for (let at = 0; at < size; at += size / height) rows[at] = 0
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, type, 0, 0, Number(interlaced)], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/**
 * A flat grey progressive JPEG: a few kilobytes, but six bytes of coefficients per pixel, passed over `scans`
 * times.
 */
export function progressiveJpeg(width: number, height: number, components: 3 | 4, scans = 0): Buffer {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  const ids = Array.from({ length: components }, (_, at) => at + 1)
  const passes = Array.from({ length: scans }, (_, at) => {
    const [coefficient, bit] = [1 + (Math.floor(at / components) % 63), 10 - Math.floor(at / components / 63)]
    const precision = bit === 10 ? bit : ((bit + 1) << 4) | bit
    return [
      segment(0xda, [1, ids[at % components]!, 0, coefficient, coefficient, precision]),
      emptyBlocks(blocks),
    ]
  })
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(16)]),
    segment(0xc2, [
      8,
      height >> 8,
      height & 255,
      width >> 8,
      width & 255,
      components,
      ...ids.flatMap((id) => [id, 0x11, 0]),
    ]),
    segment(0xc4, [0x00, 1, ...Array<number>(15).fill(0), 0]), // one code: no difference
    segment(0xc4, [0x10, 1, 1, ...Array<number>(14).fill(0), 0xe0, 0x00]), // two codes: 16,384 or more empty blocks, and one
    segment(0xda, [components, ...ids.flatMap((id) => [id, 0]), 0, 0, 0]),
    Buffer.alloc(Math.ceil((blocks * components) / 8)),
    ...passes.flat(),
    Buffer.from([0xff, 0xd9]),
  ])
}

function segment(marker: number, data: readonly number[]): Buffer {
  return Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data])
}

function emptyBlocks(count: number): Buffer {
  let bits = ''
  for (let left = count; left > 0;) {
    const run = left < 16_384 ? 1 : Math.min(left, 32_767)
    bits += run === 1 ? '10' : `0${(run - 16_384).toString(2).padStart(14, '0')}`
    left -= run
  }
  const bytes = bits.match(/.{1,8}/g)!.map((byte) => parseInt(byte.padEnd(8, '1'), 2))
  return Buffer.from(bytes.flatMap((byte) => (byte === 255 ? [255, 0] : [byte])))
}

export function photo(width: number, height: number, type: 'jpeg' | 'webp'): Buffer {
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  for (let at = 0; at < 2_000; at++) {
    ctx.fillStyle = `hsl(${(at * 37) % 360} 60% 50%)`
    ctx.fillRect((at * 7919) % width, (at * 104_729) % height, width / 30, height / 30)
  }
  return type === 'jpeg' ? canvas.encodeSync('jpeg', 90) : canvas.encodeSync('webp', 90)
}

/** A WebP that declares a 10 × 10 canvas around a picture of another size. */
export function webpInSmallCanvas(webp: Buffer): Buffer {
  const head = Buffer.alloc(18)
  head.write('VP8X', 0, 'latin1')
  head.writeUInt32LE(10, 4)
  head.writeUIntLE(9, 12, 3)
  head.writeUIntLE(9, 15, 3)
  const file = Buffer.concat([webp.subarray(0, 12), head, webp.subarray(12)])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}
