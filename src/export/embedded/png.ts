/** Texts (iTXt), resolution and colour space before the pixels. Source: PNG, third edition, 5.3, 5.6 and 11.3. */
import { asciiAt, joined, textOfUtf8, utf8, viewOf, type Bytes, crc32 } from './bytes'

const SIGNATURE_BYTES = 8
const FRAME_BYTES = 12 // length, type, checksum
const MAX_CHUNKS = 100_000 // pixels come in chunks of 8 KB or more

interface Chunk {
  type: string
  at: number // where the chunk's frame starts
  end: number
  data: Uint8Array
}

export function withPngTexts(file: Uint8Array, texts: Readonly<Record<string, string>>): Bytes | null {
  // Between keyword and text: 0, compression flag and method, no language, no translated keyword.
  const added = Object.entries(texts).flatMap(([keyword, text]) =>
    pngChunk('iTXt', joined(utf8(keyword), new Uint8Array(5), utf8(text))),
  )
  const isReplaced = (chunk: Chunk) => Object.hasOwn(texts, keywordOf(chunk) ?? '')
  return withPngChunks(file, added, isReplaced)
}

const COLOUR_SPACES = ['iCCP', 'sRGB', 'cICP']
const PERCEPTUAL = 0
const METRE = 1
const INCH_M = 0.0254

/** Also says that the colours are sRGB, unless the engine did. null if the file is damaged. */
export function withPngResolution(file: Uint8Array, dpi: number): Bytes | null {
  const data = new Uint8Array(9)
  for (const at of [0, 4]) viewOf(data).setUint32(at, Math.round(dpi / INCH_M))
  data[8] = METRE
  const isManaged = chunksOf(file).some(({ type }) => COLOUR_SPACES.includes(type))
  const colours = isManaged ? [] : pngChunk('sRGB', Uint8Array.of(PERCEPTUAL))
  return withPngChunks(file, [...colours, ...pngChunk('pHYs', data)], ({ type }) => type === 'pHYs')
}

function withPngChunks(
  file: Uint8Array,
  added: readonly Uint8Array[],
  isReplaced: (chunk: Chunk) => boolean,
): Bytes | null {
  const chunks = chunksOf(file)
  const [head] = chunks
  if (head?.type !== 'IHDR' || chunks.at(-1)?.type !== 'IEND') return null
  return joined(
    file.subarray(0, head.end),
    ...added,
    ...chunks
      .slice(1)
      .filter((one) => !isReplaced(one))
      .map(({ at, end }) => file.subarray(at, end)),
  )
}

/** null if absent, compressed, longer than `maxBytes` or invalid UTF-8. */
export function pngText(file: Uint8Array, keyword: string, maxBytes: number): string | null {
  for (const one of chunksOf(file)) {
    if (one.data.length > maxBytes + keyword.length + 99 || keywordOf(one) !== keyword) continue
    const text = textIn(one)
    if (text !== null) return text
  }
  return null
}

function chunksOf(file: Uint8Array): Chunk[] {
  const view = viewOf(file)
  const chunks: Chunk[] = []
  for (let at = SIGNATURE_BYTES; at + FRAME_BYTES <= file.length && chunks.length < MAX_CHUNKS;) {
    const end = at + FRAME_BYTES + view.getUint32(at)
    if (end > file.length) break
    const type = asciiAt(file, at + 4, 4)
    chunks.push({ type, at, end, data: file.subarray(at + 8, end - 4) })
    if (type === 'IEND') break
    at = end
  }
  return chunks
}

const MAX_KEYWORD_BYTES = 79

function keywordOf({ type, data }: Chunk): string | null {
  if (type !== 'iTXt') return null
  const length = data.subarray(0, MAX_KEYWORD_BYTES + 1).indexOf(0)
  return length < 1 ? null : asciiAt(data, 0, length)
}

function textIn({ data }: Chunk): string | null {
  const flag = data.indexOf(0) + 1
  if (data[flag] !== 0) return null
  const language = data.indexOf(0, flag + 2)
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1)
  return translated < 0 ? null : textOfUtf8(data.subarray(translated + 1))
}

export function pngChunk(type: string, data: Uint8Array): Uint8Array[] {
  const body = joined(utf8(type), data)
  const frame = new Uint8Array(8)
  viewOf(frame).setUint32(0, data.length)
  viewOf(frame).setUint32(4, crc32(body))
  return [frame.subarray(0, 4), body, frame.subarray(4)]
}
