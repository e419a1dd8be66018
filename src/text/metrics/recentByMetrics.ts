import type { TextMetrics } from './metrics'

/**
 * A cache of what was measured, by key: while one text is typed all others on the card stay as they are. It is emptied
 * when it is full, and when fonts have arrived: `covers` is then a new function, and widths have changed.
 */
export function recentByMetrics<Result>(
  capacity: number,
): (metrics: TextMetrics, key: string, measure: () => Result) => Result {
  const recent = new WeakMap<TextMetrics, { covers: TextMetrics['covers']; results: Map<string, Result> }>()
  return (metrics, key, measure) => {
    const { covers } = metrics
    let known = recent.get(metrics)
    if (known?.covers !== covers) recent.set(metrics, (known = { covers, results: new Map() }))
    const { results } = known
    const found = results.get(key)
    if (found !== undefined) return found
    const result = measure()
    if (results.size >= capacity) results.clear()
    results.set(key, result)
    return result
  }
}
