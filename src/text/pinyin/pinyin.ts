/**
 * Code and readings (`pinyinBy.ts`) load for the first card with pinyin; a dictionary (`dictionary.ts`) reads
 * text outside the almanac.
 */
import { metricsWith } from '../metrics/metrics'
import type { LinePinyin, TypeStyle } from '../paragraph'
import type { ShapedText } from '../shapedText'
import type * as room from './room'
import { hasHan } from '../characters'

export interface Syllables {
  /** keeps the syllable off the next one */
  gapPx(at: number): number
  onLine(start: number, end: number): LinePinyin
}

export interface Pinyin {
  /** not Japanese or Korean */
  isAbove(text: string): boolean
  /** null without syllables */
  above(shaped: ShapedText, style: TypeStyle): Syllables | null
  /** How pinyin changes the type (`room.ts`). */
  room: typeof room
  /** but still legible */
  lighter(ink: string, grounds: readonly string[]): string
}

export const pinyinMetrics = metricsWith('pinyin')

const KANA_OR_HANGUL = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u

/** False beside kana or Hangul. */
export function isChinese(text: string): boolean {
  return hasHan(text) && !KANA_OR_HANGUL.test(text)
}
