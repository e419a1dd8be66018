/**
 * A card in its own picture file, so that the file can be opened again: in PNG as a text under our own keyword, which programs
 * keep that write XMP anew, in JPEG and WebP as a property in XMP. Pure: the same in a browser and in Node.
 */
import { pictureKind, type PictureKind } from '../../draw/pictures/pictureKind'
import { utf8, type Bytes, crc32 } from './bytes'
import { cardInXmp, cardXmp, type CardFacts } from './cardXmp'
import { jpegXmp, withJpegXmp } from './jpeg'
import { pngText, withPngTexts } from './png'
import { webpXmp, withWebpXmp } from './webp'

/** What a card's file says besides its pixels; `code` is its share code. */
export interface EmbeddedCard extends CardFacts {
  code: string
}

const PNG_CARD = 'Quotidian'
const PNG_XMP = 'XML:com.adobe.xmp'
/** Longer texts are neither written nor read: a segment of a JPEG has no more room. */
const MAX_TEXT_BYTES = 65_000

/**
 * The file with the card in it; unchanged where the card is too long, or the file none that we write: no picture is lost
 * for it.
 */
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

/** The share code in a picture file; null if there is none, or it is damaged. Nothing is unpacked, and nothing thrown. */
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

/**
 * A card's code with its checksum: WebP and JPEG have none of their own, and a card with one wrong letter
 * would open as if nothing had happened.
 */
function withChecksum(code: string): string {
  return `${code}.${checksum(code)}`
}

/** The code, or null if a character of it is another one. */
function withoutChecksum(text: string): string | null {
  const at = text.lastIndexOf('.')
  const code = text.slice(0, Math.max(0, at))
  return code !== '' && text.slice(at + 1) === checksum(code) ? code : null
}

function checksum(code: string): string {
  return crc32(utf8(code)).toString(36)
}
