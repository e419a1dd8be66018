/** An APP1 segment after JFIF's and Exif's (XMP specification, 3, 1.1.3; ITU-T T.81, B.1; T.871, 10.1). */
import { asciiAt, joined, textOfUtf8, utf8, viewOf, type Bytes } from './bytes'

const SIGNATURE_BYTES = 2
const MAX_SEGMENTS = 10_000 // a colour profile has 255 at most
const NAME = 'http://ns.adobe.com/xap/1.0/\0'
const APP0 = 0xe0
const APP1 = 0xe1
const SCAN = 0xda

interface Segment {
  marker: number
  at: number // where the marker starts
  end: number
  data: Uint8Array
}

/** `packet` is below 65,500 bytes and replaces an older one; null if the file is damaged. */
export function withJpegXmp(file: Uint8Array, packet: string): Bytes | null {
  const segments = segmentsOf(file)
  if (segments.at(-1)?.marker !== SCAN) return null
  const data = utf8(NAME + packet)
  const frame = new Uint8Array([0xff, APP1, 0, 0])
  viewOf(frame).setUint16(2, data.length + 2)
  const later = segments.findIndex((segment) => segment.marker !== APP0 && !isExif(segment))
  const kept = (some: readonly Segment[]) =>
    some.filter((one) => !isXmp(one)).map(({ at, end }) => file.subarray(at, end))
  return joined(
    file.subarray(0, SIGNATURE_BYTES),
    ...kept(segments.slice(0, later)),
    frame,
    data,
    ...kept(segments.slice(later)),
    file.subarray(segments.at(-1)!.end),
  )
}

const JFIF = 'JFIF\0'
const EMPTY_JFIF = Uint8Array.of(0xff, APP0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0)
const PER_INCH = 1

export function withJpegResolution(file: Uint8Array, dpi: number): Bytes | null {
  const segments = segmentsOf(file)
  if (segments.at(-1)?.marker !== SCAN) return null
  const isJfif = segments[0]!.marker === APP0 && asciiAt(segments[0]!.data, 0, JFIF.length) === JFIF
  const written = isJfif
    ? joined(file)
    : joined(file.subarray(0, SIGNATURE_BYTES), EMPTY_JFIF, file.subarray(SIGNATURE_BYTES))
  const units = (isJfif ? segments[0]!.at : SIGNATURE_BYTES) + 4 + JFIF.length + 2 // after the version
  written[units] = PER_INCH
  for (const at of [1, 3]) viewOf(written).setUint16(units + at, dpi)
  return written
}

export function jpegXmp(file: Uint8Array): string | null {
  for (const segment of segmentsOf(file))
    if (isXmp(segment)) return textOfUtf8(segment.data.subarray(NAME.length))
  return null
}

function segmentsOf(file: Uint8Array): Segment[] {
  const view = viewOf(file)
  const segments: Segment[] = []
  for (let at = SIGNATURE_BYTES; at + 4 <= file.length && segments.length < MAX_SEGMENTS;) {
    if (file[at] !== 0xff) break
    const marker = file[at + 1] as number
    if (marker === 0xff) {
      at += 1 // fill byte
      continue
    }
    const end = at + 2 + view.getUint16(at + 2)
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd9) || end < at + 4 || end > file.length) break
    segments.push({ marker, at, end, data: file.subarray(at + 4, end) })
    if (marker === SCAN) break
    at = end
  }
  return segments
}

function isXmp({ marker, data }: Segment): boolean {
  return marker === APP1 && asciiAt(data, 0, NAME.length) === NAME
}

function isExif({ marker, data }: Segment): boolean {
  return marker === APP1 && asciiAt(data, 0, 5) === 'Exif\0'
}
