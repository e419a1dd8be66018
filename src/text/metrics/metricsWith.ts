import { memoByObject } from '../../scene/memo'
import type { TextMetrics } from './metrics'

type Addition = 'pinyin' | 'traditional'

/** Gives metrics with one more way to draw words: the same object each time, by which results are cached. */
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
