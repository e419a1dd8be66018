import { createCanvas } from '@napi-rs/canvas'
import { pngFile } from '../../../src/draw/node/pngFile'
import type { Bytes } from '../../../src/export/embedded/bytes'

export const SMALL_FILES: Readonly<Record<string, Bytes>> = {
  'PNG without alpha': file('png', 1),
  'PNG with alpha': file('png', 0.5),
  JPEG: file('jpeg', 1),
  'WebP, lossy': file('webp', 1, 80),
  'WebP, lossy with alpha': file('webp', 0.5, 80),
  'WebP, lossless': file('webp', 1, 100),
  'WebP, lossless with alpha': file('webp', 0.5, 100),
  'WebP, simple lossy': simpleWebp(file('webp', 1, 80)),
  'WebP, simple lossless': simpleWebp(file('webp', 1, 100)),
  'WebP, simple lossless with alpha': simpleWebp(file('webp', 0.5, 100)),
}

function file(kind: 'png' | 'jpeg' | 'webp', alpha: number, percent = 80): Bytes {
  const [width, height] = [13, 7] // odd, so that swapped sides show
  const canvas = createCanvas(width, height)
  const ctx = canvas.getContext('2d')
  ctx.globalAlpha = alpha
  ctx.fillStyle = '#a03020'
  ctx.fillRect(0, 0, width, height)
  ctx.fillStyle = '#fff'
  ctx.fillRect(2, 2, 4, 3)
  return new Uint8Array(
    kind === 'png' ? pngFile(canvas.data(), width, height) : canvas.encodeSync(kind as 'jpeg', percent),
  )
}

/** A file with only the pixel chunk, as encoders without profiles (@jsquash/webp) write it. */
function simpleWebp(file: Bytes): Bytes {
  const buffer = Buffer.from(file)
  const at = Math.max(buffer.indexOf('VP8 '), buffer.indexOf('VP8L'))
  const size = buffer.readUInt32LE(at + 4)
  const chunk = buffer.subarray(at, at + 8 + size + (size % 2))
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + chunk.length, 4)
  return new Uint8Array(Buffer.concat([head, chunk]))
}
