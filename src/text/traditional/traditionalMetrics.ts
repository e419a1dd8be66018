import type { TextMetrics } from '../metrics/metrics'
import { traditionalChanges } from './traditional'

const known = new WeakMap<TextMetrics, { changes: number; metrics: TextMetrics }>()

/** The same metrics for a card in Traditional characters: others once more is known of these, so that nothing cached is taken for right. */
export function traditionalMetrics(plain: TextMetrics): TextMetrics {
  const changes = traditionalChanges()
  const found = known.get(plain)
  if (found?.changes === changes) return found.metrics
  const metrics: TextMetrics = {
    widthPx: (...asked) => plain.widthPx(...asked),
    inkEm: (...asked) => plain.inkEm(...asked),
    get covers() {
      return plain.covers
    },
    isTraditional: true,
  }
  known.set(plain, { changes, metrics })
  return metrics
}
