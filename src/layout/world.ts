import type { LuminanceMapOf } from '../look/luminanceMap'
import type { TextMetrics } from '../text/metrics/metrics'
import type { Features, ResourceId } from './features'
import type { View } from './view'

export interface World {
  metrics: TextMetrics
  view: View
  luminanceMapOf: LuminanceMapOf // Unknown pictures get a scrim that suffices for any.
  features: Features
}

export interface Missing {
  missing: readonly ResourceId[]
}

export function isMissing(answer: object): answer is Missing {
  return 'missing' in answer
}
