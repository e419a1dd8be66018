/**
 * Quotes arrive with invisible characters that take up room: U+3164 as an indent, no-break and zero-width
 * spaces, controls. ZWJ and ZWNJ stay: emoji and some scripts need them.
 */

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu
// Hangul fillers and typographic spaces.
const BLANKS = /[\t\u00a0\u115f\u1160\u2000-\u200a\u202f\u205f\u3164\uffa0]/gu
// Zero-width spaces, soft hyphens, byte-order marks, direction overrides, lone surrogates, controls (Cc).
const INVISIBLES = /(?!\n)\p{Cc}|\p{Surrogate}|[\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** NFC, trimmed, single spaces, at most one empty line in a row. */
export function cleanText(text: string): string {
  return text
    .replace(LINE_BREAKS, '\n')
    .replace(BLANKS, ' ')
    .replace(INVISIBLES, '')
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim()
}

export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ')
}
