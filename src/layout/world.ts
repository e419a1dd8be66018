import type { LuminanceMapOf } from '../look/luminanceMap'
import type { TextMetrics } from '../text/metrics/metrics'
import type { Features, ResourceId } from './features'
import type { View } from './view'

/** What a card is laid out with beside its own data. */
export interface World {
  metrics: TextMetrics
  view: View
  luminanceMapOf: LuminanceMapOf // of its pictures; those without tones get a scrim that suffices for any picture
  features: Features
}

/** What has to be loaded before a card can be laid out. */
export interface Missing {
  missing: readonly ResourceId[]
}

export function isMissing(answer: object): answer is Missing {
  return 'missing' in answer
}
