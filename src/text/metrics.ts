import type { Font } from '../scene/nodes'

/**
 * What line breaking needs to know of the world, passed in so that text stays pure.
 * Widths follow the rule drawing uses: native letter spacing after every grapheme, kerning kept.
 */
export interface TextMetrics {
  /** Advance of `text` on one line in logical px, letter spacing after the last grapheme included. */
  widthPx(text: string, font: Font, letterSpacingPx?: number): number
  /** True if a face we ship under this family has the character (a grapheme asks for its first code point). */
  covers(family: string, character: string): boolean
}
