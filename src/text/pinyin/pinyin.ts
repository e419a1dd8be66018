/**
 * Pinyin above the Chinese of a card. What sets it comes with the readings (`pinyinBy.ts`) for the first card that shows it; how
 * other words than the almanac's are read, from a dictionary (`dictionary.ts`).
 */
import { metricsWith } from '../metrics/metricsWith'
import type { LinePinyin, TypeStyle } from '../paragraph'
import type { ShapedText } from '../shapedText'
import type * as room from './room'

/** The syllables above a paragraph. */
export interface Syllables {
  /** The space after a grapheme that keeps its syllable off the next one. */
  gapPx(at: number): number
  /** Those above graphemes [start, end) on one line. */
  onLine(start: number, end: number): LinePinyin
}

/** What sets pinyin. */
export interface Pinyin {
  /** Whether a text has pinyin: Chinese, and nothing that is read otherwise. */
  isAbove(text: string): boolean
  /** null where a paragraph has no syllable. */
  above(shaped: ShapedText, style: TypeStyle): Syllables | null
  /** What it asks of the type (`room.ts`). */
  room: typeof room
  /** An ink lighter than that of the words, and still readable on the grounds. */
  lighter(ink: string, grounds: readonly string[]): string
}

/** The same metrics for a card with pinyin. */
export const pinyinMetrics = metricsWith('pinyin')
