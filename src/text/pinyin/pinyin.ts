/**
 * Pinyin above the Chinese of a card. What sets it comes with the readings (`bringReadings.ts`, 10 KB gz) for the first card that
 * shows it; how other words than the almanac's are read, from a dictionary (`bringDictionary.ts`). Until then there is room without letters.
 */
import type { WordAid } from '../../scene/nodes'
import { isChinese } from './isChinese'
import type { TextMetrics } from '../metrics/metrics'
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
  /** Whether every character of a line has the reading that it has there. */
  knows(line: string): boolean
  /** Whether a text has pinyin: Chinese, and nothing that is read otherwise. */
  isAbove(text: string): boolean
  /** null where a paragraph has no syllable. */
  above(shaped: ShapedText, style: TypeStyle): Syllables | null
  /** What it asks of the type (`room.ts`). */
  room: typeof room
  /** An ink lighter than that of the words, and still readable on the grounds. */
  lighter(ink: string, grounds: readonly string[]): string
}

let brought: Pinyin | null = null
let changes = 0
const known = new WeakMap<TextMetrics, { changes: number; metrics: TextMetrics }>()

export function bringPinyin(pinyin: Pinyin): void {
  brought = pinyin
  changes += 1
}

/** More is known than before: what was measured may be wrong. */
export function pinyinHasChanged(): void {
  changes += 1
}

/** The same metrics for a card with pinyin: others once more is known, so that nothing cached is taken for right. */
export function pinyinMetrics(plain: TextMetrics): TextMetrics {
  if (!brought) return plain
  const found = known.get(plain)
  if (found?.changes === changes) return found.metrics
  const metrics: TextMetrics = {
    widthPx: (...asked) => plain.widthPx(...asked),
    inkEm: (...asked) => plain.inkEm(...asked),
    get covers() {
      return plain.covers
    },
    ...(plain.isTraditional ? { isTraditional: true } : {}),
    pinyin: brought,
  }
  known.set(plain, { changes, metrics })
  return metrics
}

/** What pinyin above these words needs that has not come; null when it can be set. */
export function lackedForPinyin(words: readonly string[]): WordAid | null {
  const chinese = words.filter(isChinese)
  if (chinese.length === 0) return null
  if (!brought) return 'pinyin-readings'
  const lines = chinese.flatMap((text) => text.split('\n'))
  return lines.every((line) => brought?.knows(line)) ? null : 'pinyin-dictionary'
}
