import type { Box, Font } from '../../scene/nodes'
import type { Pinyin } from '../pinyin/pinyin'
import type { Traditional } from '../traditional/traditional'

/**
 * Passed in, so that this folder stays pure. Widths are as drawn: with kerning and letter spacing after every
 * grapheme.
 */
export interface TextMetrics {
  /** logical px, with letter spacing after the last grapheme */
  widthPx(text: string, font: Font, letterSpacingPx?: number): number
  /** For a grapheme, its first code point. */
  covers(family: string, character: string): boolean
  /** em from the origin on the baseline. Slow: for a seal's few characters. */
  inkEm(character: string, font: Font): Box
  /** in families that have it; absent: as written */
  traditional?: Traditional
  /** in styles with room; absent: none */
  pinyin?: Pinyin
}
