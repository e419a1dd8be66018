/**
 * The room that an AVIF's decoder makes: by the sequence headers of its coded images, whatever the container says their
 * size is. Sources: ISO/IEC 14496-12, 8.11 (meta, iloc, iinf); AV1 Bitstream & Decoding Process, 5.3 and 5.5.
 */
const SEQUENCE_HEADER = 1

interface Part {
  start: number
  end: number
}

/** Pixels of all coded images together; null where the file does not say it plainly, as of an animation. */
export function avifFramePixels(bytes: Uint8Array): number | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const file = { start: 0, end: bytes.length }
    if (boxesIn(view, file, 'moov').length > 0) return null
    const [meta, ...others] = boxesIn(view, file, 'meta')
    if (!meta || others.length > 0) return null
    const inMeta = { start: meta.start + 4, end: meta.end } // a version and flags come first
    const [places, ...morePlaces] = boxesIn(view, inMeta, 'iloc')
    const [infos, ...moreInfos] = boxesIn(view, inMeta, 'iinf')
    if (!places || !infos || morePlaces.length > 0 || moreInfos.length > 0) return null
    const images = codedImages(view, infos)
    let pixels = 0
    for (const [id, parts] of partsById(view, places)) {
      if (!images.has(id)) continue
      const [part, ...more] = parts ?? []
      if (!part || more.length > 0) return null
      pixels += largestFrame(view, part)
    }
    return pixels || null
  } catch (error) {
    if (error instanceof RangeError) return null // it ends too soon, or points beyond itself
    throw error
  }
}

function boxesIn(view: DataView, { start, end }: Part, wanted: string): Part[] {
  const found: Part[] = []
  for (let at = start; at + 8 <= end;) {
    const shortSize = view.getUint32(at)
    const head = shortSize === 1 ? 16 : 8
    const size = shortSize === 1 ? Number(view.getBigUint64(at + 8)) : shortSize || end - at
    if (size < head || at + size > end) throw new RangeError('a box beyond its own')
    if (typeAt(view, at + 4) === wanted) found.push({ start: at + head, end: at + size })
    at += size
  }
  return found
}

/** The items that are AV1 images: the picture, its alpha, its tiles, thumbnails. */
function codedImages(view: DataView, infos: Part): Set<number> {
  const first = infos.start + (view.getUint8(infos.start) === 0 ? 6 : 8)
  const ids = boxesIn(view, { start: first, end: infos.end }, 'infe').map(({ start }) => {
    const isWide = view.getUint8(start) >= 3
    const type = typeAt(view, start + (isWide ? 10 : 8))
    return type === 'av01' ? (isWide ? view.getUint32(start + 4) : view.getUint16(start + 4)) : -1
  })
  return new Set(ids.filter((id) => id >= 0))
}

/** Where in the file each item lies; null for one that lies elsewhere. */
function partsById(view: DataView, { start }: Part): [number, Part[] | null][] {
  let at = start
  const read = (byteLength: number): number => {
    let value = 0
    for (let nth = 0; nth < byteLength; nth++) value = value * 256 + view.getUint8(at++)
    return value
  }
  const version = read(4) >>> 24
  const sizes = read(2)
  const [offsetBytes, lengthBytes, baseBytes] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexBytes = version > 0 ? sizes & 15 : 0
  const idBytes = version < 2 ? 2 : 4
  return Array.from({ length: read(idBytes) }, () => {
    const id = read(idBytes)
    const isInFile = version === 0 || (read(2) & 15) === 0
    const isOwnFile = read(2) === 0
    const base = read(baseBytes)
    const parts = Array.from({ length: read(2) }, () => {
      read(indexBytes)
      const from = base + read(offsetBytes)
      const length = read(lengthBytes)
      return { start: from, end: length === 0 ? view.byteLength : from + length }
    })
    return [id, isInFile && isOwnFile ? parts : null]
  })
}

/** Of all sequence headers in a run of OBUs. @throws {RangeError} where there is none */
function largestFrame(view: DataView, { start, end }: Part): number {
  let largest = 0
  for (let at = start; at < end;) {
    const head = view.getUint8(at++)
    if (head & 4) at += 1 // an extension
    let size = end - at
    if (head & 2) [size, at] = leb128(view, at)
    if (((head >> 3) & 15) === SEQUENCE_HEADER) largest = Math.max(largest, framePixels(view, at))
    at += size
  }
  if (largest === 0) throw new RangeError('no sequence header')
  return largest
}

function leb128(view: DataView, from: number): [value: number, after: number] {
  let value = 0
  for (let nth = 0; nth < 8; nth++) {
    const byte = view.getUint8(from + nth)
    value += (byte & 127) * 2 ** (7 * nth)
    if (byte < 128) return [value, from + nth + 1]
  }
  throw new RangeError('a length without an end')
}

/** max_frame_width_minus_1 and its height, of a still picture's short header or of a whole one without timing. */
function framePixels(view: DataView, from: number): number {
  let at = from * 8
  const bits = (count: number): number => {
    let value = 0
    for (let nth = 0; nth < count; nth++, at++)
      value = value * 2 + ((view.getUint8(at >> 3) >> (7 - (at & 7))) & 1)
    return value
  }
  bits(4) // profile, still picture
  if (bits(1)) bits(5)
  else {
    if (bits(1)) throw new RangeError('timing, as of a film')
    const showsDelay = bits(1)
    const points = bits(5) + 1
    for (let point = 0; point < points; point++) {
      bits(12)
      if (bits(5) > 7) bits(1)
      if (showsDelay && bits(1)) bits(4)
    }
  }
  const [widthBits, heightBits] = [bits(4) + 1, bits(4) + 1]
  return (bits(widthBits) + 1) * (bits(heightBits) + 1)
}

function typeAt(view: DataView, at: number): string {
  return String.fromCharCode(...Array.from({ length: 4 }, (_, nth) => view.getUint8(at + nth)))
}
