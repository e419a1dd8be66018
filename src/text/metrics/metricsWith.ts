import { memoByObject } from '../../scene/memo'
import type { TextMetrics } from './metrics'

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
