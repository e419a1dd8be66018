/**
 * Files of any system: UTF-8, what Windows calls Unicode (UTF-16) and, in China, ANSI (GBK, here with all of
 * GB 18030).
 */

const HIGHEST_ASCII = 0x7f
const OPENING_BRACE = 0x7b

/** For readers, in a refusal. */
export const WHICH_ENCODINGS = 'it is neither UTF-8, UTF-16 nor GBK: save it as UTF-8'

/** Without its byte-order mark. Null if it is in none of these encodings. */
export function decoded(bytes: Uint8Array): string | null {
  const utf16 = utf16Of(bytes)
  if (utf16) return decodedAs(utf16, bytes)
  return decodedAs('utf-8', bytes) ?? (looksLikeGbk(bytes) ? decodedAs('gb18030', bytes) : null)
}

export function decodedAs(encoding: string, bytes: Uint8Array, ignoreBOM = false): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM }).decode(bytes)
  } catch {
    return null
  }
}

/** By its byte-order mark, or by the brace that JSON begins with. Null if it is not UTF-16. */
export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first === OPENING_BRACE && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second === OPENING_BRACE) ? 'utf-16be' : null
}

/** Chinese is byte pairs, mostly from the common rows; a European accent is one byte. */
export function looksLikeGbk(bytes: Uint8Array): boolean {
  let pairs = 0
  let common = 0
  let single = 0
  for (let at = 0; at < bytes.length - 1; at++) {
    const lead = bytes[at]!
    if (lead <= HIGHEST_ASCII) continue
    if (bytes[at + 1]! < 0xa1) {
      single += 1
      continue
    }
    pairs += 1
    if (lead >= 0xb0 && lead <= 0xd7) common += 1
    at += 1
  }
  return pairs > 1 && single * 10 <= pairs && common * 2 >= pairs
}
