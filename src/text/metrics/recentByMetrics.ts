import { boundedMemo, memoByObject } from '../../scene/memo'
import type { TextMetrics } from './metrics'

/**
 * A cache of what was measured, by key: while one text is typed all others on the card stay as they are. It begins anew when fonts
 * have arrived: `covers` is then a new function, and widths have changed.
 */
export function recentByMetrics<Result extends {} | null>(
  capacity: number,
): (metrics: TextMetrics, key: string, measure: () => Result) => Result {
  const resultsBy = memoByObject((_metrics: TextMetrics) =>
    memoByObject((_covers: TextMetrics['covers']) => boundedMemo<Result>(capacity)),
  )
  return (metrics, key, measure) => resultsBy(metrics)(metrics.covers)(key, measure)
}
