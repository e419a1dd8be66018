import { loadedFeatures } from '../../layout/features'
import { FULL_VIEW, type View, type World } from '../../layout/view'
import type { LuminanceMapOf } from '../../look/luminanceMap'
import { nodeMetrics } from './nodeCanvas'

export function nodeWorld(view: View = FULL_VIEW, luminanceMapOf: LuminanceMapOf = () => null): World {
  return { metrics: nodeMetrics, view, luminanceMapOf, features: loadedFeatures }
}
