import { loadedFeatures } from '../layout/features'
import { FULL_VIEW, type View, type World } from '../layout/view'
import type { LuminanceMapOf } from '../look/luminanceMap'
import { browserMetrics } from './fonts/browserMetrics'

export function browserWorld(view: View = FULL_VIEW, luminanceMapOf: LuminanceMapOf = () => null): World {
  return { metrics: browserMetrics, view, luminanceMapOf, features: loadedFeatures }
}
