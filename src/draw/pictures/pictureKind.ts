/** Names and declared types can be wrong, so the first bytes decide. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic' | 'svg' | 'other'

export const HEAD_BYTES = 256 * 1024

const HEIF_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

export function pictureKind(head: Uint8Array): PictureKind {
  if (startsWith(head, [0xff, 0xd8, 0xff])) return 'jpeg'
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (/^GIF8[79]a/.test(textAt(head, 0, 6))) return 'gif'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp'
  if (textAt(head, 4, 4) === 'ftyp') return isoKind(head)
  return isSvg(head) ? 'svg' : 'other'
}

/** Pixels as stored, before EXIF rotation; null if not in the head. */
export function pictureSize(head: Uint8Array): { widthPx: number; heightPx: number } | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
  try {
    return SIZES[pictureKind(head)]?.(view) ?? null
  } catch (error) {
    if (error instanceof RangeError) return null // a truncated head
    throw error
  }
}

type ReadSize = (view: DataView) => { widthPx: number; heightPx: number } | null

const SIZES: Partial<Record<PictureKind, ReadSize>> = {
  png: (view) => ({ widthPx: view.getUint32(16), heightPx: view.getUint32(20) }),
  gif: (view) => ({ widthPx: view.getUint16(6, true), heightPx: view.getUint16(8, true) }),
  jpeg: jpegSize,
  webp: webpSize,
  avif: isoSize,
  heic: isoSize,
}

/** Uses the major brand, or the first specific compatible one: an AVIF's major brand may be `mif1`. */
function isoKind(head: Uint8Array): PictureKind {
  const end = Math.min(head.length, new DataView(head.buffer, head.byteOffset).getUint32(0), 256)
  const brands = [textAt(head, 8, 4)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(head, at, 4))
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some((brand) => HEIF_BRANDS.includes(brand)) ? 'heic' : 'other'
}

/** Any prologue may come before. Source: SVG 2, and what editors write. */
function isSvg(head: Uint8Array): boolean {
  const isWide = startsWith(head, [0xff, 0xfe]) || startsWith(head, [0xfe, 0xff])
  const encoding = isWide ? (head[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
  const text = new TextDecoder(encoding).decode(head.subarray(0, 4096))
  return /^<(?:[\w.-]+:)?svg[\s>/]/i.test(text.slice(prologueEnd(text)))
}

function prologueEnd(text: string): number {
  // Step by step: one pattern for all of it takes seconds for 4 KB of `<!DOCTYPE`.
  for (let at = 0; ;) {
    at += /^\s*/.exec(text.slice(at))![0].length
    const end = constructEnd(text, at)
    if (end === null) return at
    at = end
  }
}

/** null if none begins there or it never ends. */
function constructEnd(text: string, at: number): number | null {
  const after = (mark: string, from: number) => {
    const found = text.indexOf(mark, from)
    return found < 0 ? null : found + mark.length
  }
  if (text.startsWith('<?', at)) return after('?>', at)
  if (text.startsWith('<!--', at)) return after('-->', at + 4)
  if (!/^<!DOCTYPE$/i.test(text.slice(at, at + 9))) return null
  const [subset, end] = [after('[', at), after('>', at)]
  if (subset === null || end === null || end < subset) return end
  const subsetEnd = after(']', subset)
  return subsetEnd === null ? null : after('>', subsetEnd)
}

// SOF0-SOF15 contain the size, but C4, C8 and CC are tables. Bytes that are not markers are skipped.
function jpegSize(view: DataView) {
  for (let at = 2; at + 9 < view.byteLength;) {
    const marker = view.getUint16(at)
    const code = marker & 0xff
    if (marker < 0xff01 || code === 0xff) at += 1
    else if (code === 0x01 || (code >= 0xd0 && code <= 0xd7)) at += 2
    else if (code < 0xc0 || code > 0xcf || [0xc4, 0xc8, 0xcc].includes(code)) at += 2 + view.getUint16(at + 2)
    else return { widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5) }
  }
  return null
}

function webpSize(view: DataView) {
  const chunk = String.fromCharCode(...Array.from({ length: 4 }, (_, at) => view.getUint8(12 + at)))
  if (chunk === 'VP8X') {
    const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16)
    return { widthPx: uint24(24) + 1, heightPx: uint24(27) + 1 }
  }
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >> 14) & 0x3fff) + 1 }
  }
  return { widthPx: view.getUint16(26, true) & 0x3fff, heightPx: view.getUint16(28, true) & 0x3fff }
}

/** The largest `ispe` (image spatial extents): tiles and thumbnails have smaller ones. */
function isoSize(view: DataView) {
  let size: { widthPx: number; heightPx: number } | null = null
  for (let at = 4; at + 16 <= view.byteLength; at++) {
    if (view.getUint32(at) !== 0x69737065) continue
    const found = { widthPx: view.getUint32(at + 8), heightPx: view.getUint32(at + 12) }
    if (!size || found.widthPx * found.heightPx > size.widthPx * size.heightPx) size = found
  }
  return size
}

function startsWith(head: Uint8Array, bytes: readonly number[]): boolean {
  return bytes.every((byte, at) => head[at] === byte)
}

function textAt(head: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...head.subarray(at, at + length))
}
