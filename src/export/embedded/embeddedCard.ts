/** A PNG has the card as text under our own keyword, which survives rewritten XMP; others as XMP. */
import { pictureKind, type PictureKind } from '../../draw/pictures/pictureKind'
import { utf8, type Bytes, crc32 } from './bytes'
import { jpegXmp, withJpegResolution, withJpegXmp } from './jpeg'
import { pngText, withPngResolution, withPngTexts } from './png'
import { webpXmp, withWebpXmp } from './webp'
import type { LanguageId } from '../../language/languages'
import { xmlText } from '../xmlText'

export interface EmbeddedCard extends CardFacts {
  code: string
}

const PNG_CARD = 'Quotidian'
const PNG_XMP = 'XML:com.adobe.xmp'
/** more exceeds a JPEG segment */
const MAX_TEXT_BYTES = 65_000

/** A card too long or an unknown type leaves the file unchanged. */
export function withEmbeddedCard<File extends Uint8Array>(file: File, embedded: EmbeddedCard): File | Bytes {
  // WebP and JPEG have no checksum, and a card with one wrong letter would open unnoticed.
  const card = `${embedded.code}.${checksum(embedded.code)}`
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

function withoutChecksum(text: string): string | null {
  const at = text.lastIndexOf('.')
  const code = text.slice(0, Math.max(0, at))
  return code !== '' && text.slice(at + 1) === checksum(code) ? code : null
}

function checksum(code: string): string {
  return crc32(utf8(code)).toString(36)
}

/** Photo libraries read these. Source: XMP specification, parts 1 and 2 (ISO 16684-1). */
export interface CardFacts {
  title: string
  author: string // '' if nobody is named
  description: Readonly<Record<LanguageId, string>> // the alt text
}

/** Nothing is fetched from it. */
const NAMESPACE = 'urn:quotidian:card/'
const DUBLIN_CORE = 'http://purl.org/dc/elements/1.1/'
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

/** `card`: its code with a checksum; absent: public metadata only. */
function cardXmp({ title, author, description }: CardFacts, card?: string): string {
  const { en, zh } = description
  const own = card === undefined ? '' : ` xmlns:quotidian="${NAMESPACE}" quotidian:card="${card}"`
  return [
    '<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="${RDF}">`,
    `<rdf:Description rdf:about="" xmlns:dc="${DUBLIN_CORE}"${own}>`,
    `<dc:title><rdf:Alt>${inLanguage('x-default', title)}</rdf:Alt></dc:title>`,
    author === '' ? '' : `<dc:creator><rdf:Seq><rdf:li>${xmlText(author)}</rdf:li></rdf:Seq></dc:creator>`,
    `<dc:description><rdf:Alt>${inLanguage('x-default', en)}${inLanguage('zh', zh)}</rdf:Alt></dc:description>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('')
}

/** Patterns expand and fetch nothing. Other programs turn attributes into elements and change prefixes. */
function cardInXmp(packet: string): string | null {
  const [, prefix] = DECLARATION.exec(packet) ?? []
  if (prefix === undefined) return null
  const attribute = new RegExp(`\\s${prefix}:card\\s{0,9}=\\s{0,9}["']([\\w.~-]+)["']`).exec(packet)
  const element = new RegExp(`<${prefix}:card>\\s{0,99}([\\w.~-]+)\\s{0,99}</${prefix}:card>`).exec(packet)
  return (attribute ?? element)?.[1] ?? null
}

const DECLARATION = /\sxmlns:(\w{1,30})\s{0,9}=\s{0,9}["']urn:quotidian:card\/["']/

function inLanguage(language: string, text: string): string {
  return `<rdf:li xml:lang="${language}">${xmlText(text)}</rdf:li>`
}
