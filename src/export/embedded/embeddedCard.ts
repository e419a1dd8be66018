/**
 * PNG has the card as text under our own keyword, which survives rewritten XMP, JPEG and WebP as an XMP
 * property. Pure.
 */
import { pictureKind, type PictureKind } from '../../draw/pictures/pictureKind'
import { utf8, type Bytes, crc32 } from './bytes'
import { cardInXmp, cardXmp, type CardFacts } from './cardXmp'
import { jpegXmp, withJpegResolution, withJpegXmp } from './jpeg'
import { pngText, withPngResolution, withPngTexts } from './png'
import { webpXmp, withWebpXmp } from './webp'

export interface EmbeddedCard extends CardFacts {
  code: string
}

const PNG_CARD = 'Quotidian'
const PNG_XMP = 'XML:com.adobe.xmp'
/** more exceeds a JPEG segment */
const MAX_TEXT_BYTES = 65_000

/** A card too long or an unknown type leaves the file unchanged. */
export function withEmbeddedCard<File extends Uint8Array>(file: File, embedded: EmbeddedCard): File | Bytes {
  const card = withChecksum(embedded.code)
  const packet = cardXmp(embedded, card)
  if (utf8(packet).length > MAX_TEXT_BYTES) return file
  const writers: Partial<Record<PictureKind, () => Bytes | null>> = {
    png: () => withPngTexts(file, { [PNG_CARD]: card, [PNG_XMP]: cardXmp(embedded) }),
    jpeg: () => withJpegXmp(file, packet),
    webp: () => withWebpXmp(file, packet),
  }
  return writers[pictureKind(file)]?.() ?? file
}

/** WebP has no place for it. */
export function withResolution<File extends Uint8Array>(file: File, dpi: number): File | Bytes {
  const writers: Partial<Record<PictureKind, typeof withPngResolution>> = {
    png: withPngResolution,
    jpeg: withJpegResolution,
  }
  return writers[pictureKind(file)]?.(file, dpi) ?? file
}

/** Returns null if absent or damaged. Unpacks nothing, never throws. */
export function embeddedCode(file: Uint8Array): string | null {
  for (const text of READERS[pictureKind(file)]?.(file) ?? []) {
    const code = text === null ? null : withoutChecksum(text)
    if (code !== null) return code
  }
  return null
}

const READERS: Partial<Record<PictureKind, (file: Uint8Array) => readonly (string | null)[]>> = {
  png: (file) => [pngText(file, PNG_CARD, MAX_TEXT_BYTES), inPacket(pngText(file, PNG_XMP, MAX_TEXT_BYTES))],
  jpeg: (file) => [inPacket(jpegXmp(file))],
  webp: (file) => [inPacket(webpXmp(file, MAX_TEXT_BYTES))],
}

function inPacket(packet: string | null): string | null {
  return packet === null ? null : cardInXmp(packet)
}

/** WebP and JPEG have none, and a card with one wrong letter would open unnoticed. */
function withChecksum(code: string): string {
  return `${code}.${checksum(code)}`
}

/** Returns null if the code was altered. */
function withoutChecksum(text: string): string | null {
  const at = text.lastIndexOf('.')
  const code = text.slice(0, Math.max(0, at))
  return code !== '' && text.slice(at + 1) === checksum(code) ? code : null
}

function checksum(code: string): string {
  return crc32(utf8(code)).toString(36)
}
