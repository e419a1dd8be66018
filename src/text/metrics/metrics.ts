import type { Box, Font } from '../../scene/nodes'
import type { Pinyin } from '../pinyin/pinyin'
import type { Traditional } from '../traditional/traditional'
import { memoByObject, boundedMemo } from '../../scene/memo'

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

type Addition = 'pinyin' | 'traditional'

/** Returns the same object each time, as results are cached by it. */
export function metricsWith<Name extends Addition>(
  name: Name,
): (plain: TextMetrics, added: NonNullable<TextMetrics[Name]>) => TextMetrics {
  const metricsOf = memoByObject((plain: TextMetrics) =>
    memoByObject((added: NonNullable<TextMetrics[Name]>): TextMetrics => ({
      widthPx: (...asked) => plain.widthPx(...asked),
      inkEm: (...asked) => plain.inkEm(...asked),
      get covers() {
        return plain.covers
      },
      ...(plain.traditional && { traditional: plain.traditional }),
      ...(plain.pinyin && { pinyin: plain.pinyin }),
      [name]: added,
    })),
  )
  return (plain, added) => metricsOf(plain)(added)
}

/**
 * While one text is typed, the others stay. A loaded font resets it, since `covers` is then a new function.
 */
export function recentByMetrics<Result extends {} | null>(
  capacity: number,
  weigh?: (result: Result) => number,
): (metrics: TextMetrics, key: string, measure: () => Result) => Result {
  const resultsBy = memoByObject((_metrics: TextMetrics) =>
    memoByObject((_covers: TextMetrics['covers']) => boundedMemo(capacity, weigh)),
  )
  return (metrics, key, measure) => resultsBy(metrics)(metrics.covers)(key, measure)
}
