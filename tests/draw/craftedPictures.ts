/** Makes picture files whose headers lie. */
import { crc32 } from 'node:zlib'
import { createCanvas } from '@napi-rs/canvas'

const plain = () => {
  const canvas = createCanvas(40, 20)
  canvas.getContext('2d').fillRect(0, 0, 40, 20)
  return canvas
}

export function pngChunk(type: string, data: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(data.length)
  ends.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)])
}

/** A baseline JPEG cut off after its frame header, with a made-up size. */
export function frameOf(width: number, height: number): Buffer {
  const jpeg = plain().encodeSync('jpeg')
  const at = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, at + 5)
  jpeg.writeUInt16BE(width, at + 7)
  return jpeg.subarray(0, at + 2 + jpeg.readUInt16BE(at + 2))
}

export function jpegSized(width: number, height: number): Buffer {
  const head = frameOf(width, height)
  return Buffer.concat([head, plain().encodeSync('jpeg').subarray(head.length)])
}

/** A progressive JPEG of 2,048 × 2,048, each of whose scans passes over all blocks in a dozen bytes. */
export function manyScans(scans: number): Buffer {
  const segment = (code: number, data: readonly number[]) =>
    Buffer.from([0xff, code, 0, data.length + 2, ...data])
  const zeros = Array<number>(15).fill(0)
  const ends = [0x7f, 0xff, 0x00, 0x7f, 0xff, 0x00] // twice: end-of-band runs over the next 32,767 blocks
  const passes = Array.from({ length: scans }, (_, at) =>
    Buffer.concat([
      segment(0xda, [1, 1, 0, 1 + (at % 63), 1 + (at % 63), 0]),
      Buffer.from([...ends, 0x00, 0x03]),
    ]),
  )
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array<number>(64).fill(1)]),
    segment(0xc2, [8, 8, 0, 8, 0, 1, 1, 0x11, 0]),
    segment(0xc4, [0x00, 1, ...zeros, 0x00]),
    segment(0xc4, [0x10, 1, ...zeros, 0xe0]),
    segment(0xda, [1, 1, 0, 0, 0, 0]),
    Buffer.alloc(8_192),
    ...passes,
    Buffer.from([0xff, 0xd9]),
  ])
}

/** A WebP of 40 × 20 in an extended file that claims another canvas. */
export function webpOn(width: number, height: number): Buffer {
  const encoded = plain().encodeSync('webp')
  const frame = encoded.subarray(encoded.indexOf('VP8 ')) // without its own canvas and profile
  const le = (value: number, bytes: number) =>
    Array.from({ length: bytes }, (_, at) => (value >> (8 * at)) & 255)
  const canvas = Buffer.from([
    ...Buffer.from('VP8X'),
    ...le(10, 4),
    ...le(0, 4),
    ...le(width - 1, 3),
    ...le(height - 1, 3),
  ])
  const body = Buffer.concat([Buffer.from('WEBP'), canvas, frame])
  return Buffer.concat([Buffer.from('RIFF'), Buffer.from(le(body.length, 4)), body])
}

export function disguised(start: readonly number[]): Buffer {
  const avif = plain().encodeSync('avif')
  avif.set(start)
  return avif
}
