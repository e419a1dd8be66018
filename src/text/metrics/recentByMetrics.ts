import { boundedMemo, memoByObject } from '../../scene/memo'
import type { TextMetrics } from './metrics'

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
