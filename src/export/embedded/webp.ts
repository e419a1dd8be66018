/** The chunk is at the end, announced in a VP8X header. Source: WebP Container Specification, RFC 9649, 2. */
import { asciiAt, joined, textOfUtf8, utf8, viewOf, type Bytes } from './bytes'

const HEADER_BYTES = 12 // RIFF, size, WEBP
const FRAME_BYTES = 8 // name, size
const HAS_XMP = 0x04
const HAS_ALPHA = 0x10

interface Chunk {
  name: string
  at: number // where the chunk's frame starts
  end: number // with its padding
  data: Uint8Array
}

export function withWebpXmp(file: Uint8Array, packet: string): Bytes | null {
  const chunks = chunksOf(file)
  const [first] = chunks ?? []
  const head = first && extendedHead(first)
  if (!chunks || !head) return null
  const picture = chunks
    .filter(({ name }) => name !== 'VP8X' && name !== 'XMP ')
    .map(({ at, end }) => file.subarray(at, end))
  return riff(chunk('VP8X', head), ...picture, chunk('XMP ', utf8(packet)))
}

/** null if absent or longer than `maxBytes`. */
export function webpXmp(file: Uint8Array, maxBytes: number): string | null {
  const found = chunksOf(file)?.find(({ name, data }) => name === 'XMP ' && data.length <= maxBytes)
  return found ? textOfUtf8(found.data) : null
}

const MAX_CHUNKS = 1_000 // a picture has a handful, an animation one per frame

/** null if one is truncated or there are too many. */
function chunksOf(file: Uint8Array): Chunk[] | null {
  if (file.length < HEADER_BYTES) return null
  const view = viewOf(file)
  const fileEnd = FRAME_BYTES + view.getUint32(4, true)
  if (fileEnd > file.length) return null
  const chunks: Chunk[] = []
  for (let at = HEADER_BYTES; at + FRAME_BYTES <= fileEnd;) {
    const size = view.getUint32(at + 4, true)
    const dataEnd = at + FRAME_BYTES + size
    const end = dataEnd + (size % 2)
    if (end > fileEnd || chunks.length === MAX_CHUNKS) return null
    chunks.push({ name: asciiAt(file, at, 4), at, end, data: file.subarray(at + FRAME_BYTES, dataEnd) })
    at = end
  }
  return chunks
}

/** Flags, and canvas sides minus one in 24 bits; null if the first chunk is damaged. */
function extendedHead({ name, data }: Chunk): Bytes | null {
  const head = new Uint8Array(10)
  const view = viewOf(data)
  if (name === 'VP8X' && data.length >= 10) {
    head.set(data.subarray(0, 10))
    head[0]! |= HAS_XMP
    return head
  }
  if (name === 'VP8L' && data.length >= 5 && data[0] === 0x2f) {
    const bits = view.getUint32(1, true)
    const alpha = (bits >>> 28) & 1 ? HAS_ALPHA : 0
    return writeHead(head, HAS_XMP | alpha, (bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1)
  }
  const isKeyFrame = name === 'VP8 ' && data.length >= 10 && (data[0]! & 1) === 0
  if (!isKeyFrame || asciiAt(data, 3, 3) !== '\x9d\x01\x2a') return null
  return writeHead(head, HAS_XMP, view.getUint16(6, true) & 0x3fff, view.getUint16(8, true) & 0x3fff)
}

function writeHead(head: Bytes, flags: number, widthPx: number, heightPx: number): Bytes | null {
  if (widthPx === 0 || heightPx === 0) return null
  const view = viewOf(head)
  head[0] = flags
  view.setUint32(4, widthPx - 1, true)
  view.setUint16(7, (heightPx - 1) & 0xffff, true)
  head[9] = (heightPx - 1) >>> 16
  return head
}

function chunk(name: string, data: Uint8Array): Bytes {
  const frame = new Uint8Array(FRAME_BYTES)
  frame.set(utf8(name))
  viewOf(frame).setUint32(4, data.length, true)
  return joined(frame, data, new Uint8Array(data.length % 2))
}

function riff(...chunks: readonly Uint8Array[]): Bytes {
  const file = joined(utf8('RIFF\0\0\0\0WEBP'), ...chunks)
  viewOf(file).setUint32(4, file.length - FRAME_BYTES, true)
  return file
}
