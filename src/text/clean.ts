/**
 * Quotes arrive with fillers that look like nothing and still take room on a card: U+3164 in place of an
 * indent, no-break spaces, zero-width spaces at the ends, control characters. ZWJ and ZWNJ stay: emoji and
 * some scripts need them.
 */

const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu
// Hangul fillers and the spaces that are only special to a typesetter.
const BLANKS = /[\t\u00a0\u115f\u1160\u2000-\u200a\u202f\u205f\u3164\uffa0]/gu
// Zero-width spaces, soft hyphens, byte-order marks, direction overrides, lone surrogates; Cc is all control characters.
const INVISIBLES = /(?!\n)\p{Cc}|\p{Surrogate}|[\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The text as a reader sees it, in NFC: line breaks kept (at most one empty line), blanks single, edges bare. */
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

/** The same on one line: names and identifiers. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ')
}
