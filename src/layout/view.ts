import { COMPACT_RATIO, RATIOS, type RatioId } from '../look/ratios'
import { targetSize, type TargetShape } from '../look/target'
import type { WeatherId } from '../look/weather'
import type { LuminanceMapOf } from '../look/luminanceMap'
import type { TextMetrics } from '../text/metrics/metrics'
import type { Features, ResourceId } from './features'

/** Compact: phones at 4:5 with smaller text (DECISIONS.md, Compact view). */
export interface View {
  mode: 'full' | 'compact'
  size?: { widthPx: number; heightPx: number } | null // for another shape than the card's ratio
  print?: TargetShape // replaces the card's target
  holdsSize?: boolean // a page's words are cut rather than smaller, to see how many lines it holds
  weather?: WeatherId // overrides the derived one: sheets show every mood on every ground
}

export const FULL_VIEW: View = { mode: 'full' }
export const COMPACT_VIEW: View = { mode: 'compact' }

const TEXT_SCALE: Record<View['mode'], number> = { full: 1, compact: 0.92 }

/** A target's card is the same in any view. */
export function textScaleOf({ mode }: View, target: TargetShape | null): number {
  return TEXT_SCALE[target ? 'full' : mode]
}

/** Logical px; all ratios share one short side. */
export function cardSize(
  ratio: RatioId,
  view: View,
  target: TargetShape | null = null,
): { width: number; height: number } {
  if (target) return targetSize(target)
  if (view.size) return targetSize(view.size)
  return RATIOS[view.mode === 'compact' ? COMPACT_RATIO : ratio]
}

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
