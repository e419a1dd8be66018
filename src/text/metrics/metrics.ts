import type { Box, Font } from '../../scene/nodes'
import type { Pinyin } from '../pinyin/pinyin'
import type { Traditional } from '../traditional/traditional'

/**
 * How text is measured, passed in so that this folder stays pure. Widths are those of drawing: with native letter
 * spacing after every grapheme, and with kerning.
 */
export interface TextMetrics {
  /** Advance of `text` on one line in logical px, letter spacing after the last grapheme included. */
  widthPx(text: string, font: Font, letterSpacingPx?: number): number
  /** True if one of our faces of this family has the character (of a grapheme, the first code point). */
  covers(family: string, character: string): boolean
  /** The box of a character's ink, in em from its origin on the baseline. Slow: for the few characters of a seal. */
  inkEm(character: string, font: Font): Box
  /** Draws Chinese in Traditional characters, by families that have them; absent: it is drawn as it is written. */
  traditional?: Traditional
  /** Sets pinyin above Chinese, for styles with room for it; absent: there is none. */
  pinyin?: Pinyin
}
