import { utf8 } from './bytes'
import { crc32 } from './crc32'

/**
 * A card's code with its checksum: WebP and JPEG have none of their own, and a card with one wrong letter
 * would open as if nothing had happened.
 */
export function withChecksum(code: string): string {
  return `${code}.${checksum(code)}`
}

/** The code, or null if a character of it is another one. */
export function withoutChecksum(text: string): string | null {
  const at = text.lastIndexOf('.')
  const code = text.slice(0, Math.max(0, at))
  return code !== '' && text.slice(at + 1) === checksum(code) ? code : null
}

function checksum(code: string): string {
  return crc32(utf8(code)).toString(36)
}
