import { loadedFeatures } from '../../layout/features'
import { FULL_VIEW, type View } from '../../layout/view'
import type { World } from '../../layout/world'
import type { TonesOf } from '../../look/pictureTones'
import { nodeMetrics } from './nodeCanvas'

/** What cards are laid out with in Node. */
export function nodeWorld(view: View = FULL_VIEW, tonesOf: TonesOf = () => null): World {
  return { metrics: nodeMetrics, view, tonesOf, features: loadedFeatures }
}
