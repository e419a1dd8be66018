import type { Card } from '../../src/card/card'
import { loadedFeatures, loadResources, MODULE_IDS, type ResourceId } from '../../src/layout/features'
import { layoutCard as layoutInWorld } from '../../src/layout/layoutCard'
import { backdropOf } from '../../src/layout/passes/settle'
import type { Backdrop } from '../../src/layout/passes/decorate'
import { resolveCard } from '../../src/layout/passes/resolve'
import { FULL_VIEW, type View, isMissing } from '../../src/layout/view'
import type { ArtFamily } from '../../src/look/art/family'
import type { Frame } from '../../src/look/frames/frame'
import {
  ART_FAMILY_IDS,
  COMPOSITION_IDS,
  FRAME_IDS,
  WEATHER_IDS,
  type ArtFamilyId,
  type FrameId,
  type WeatherId,
} from '../../src/look/ids'
import type { LuminanceMapOf } from '../../src/look/luminanceMap'
import type { Scene } from '../../src/scene/nodes'
import type { Mood } from '../../src/look/weather/mood'
import type { TextMetrics } from '../../src/text/metrics/metrics'

/** Large libraries, which tests load when their text needs one. */
const LARGE: readonly ResourceId[] = ['pinyin dictionary', 'traditional phrases']

/** Loads all resources a card may need except those. */
export function loadFeatures(): Promise<void> {
  return loadResources([
    ...MODULE_IDS.filter((id) => !LARGE.includes(id)),
    ...FRAME_IDS.map((id) => `frame ${id}` as const),
    ...COMPOSITION_IDS.filter((id) => id !== 'plain').map((id) => `composition ${id}` as const),
    ...ART_FAMILY_IDS.map((id) => `painting ${id}` as const),
    ...WEATHER_IDS.map((id) => `weather ${id}` as const),
  ])
}

export function layoutCard(
  card: Card,
  metrics: TextMetrics,
  view: View = FULL_VIEW,
  luminanceMapOf: LuminanceMapOf = () => null,
): Scene {
  const answer = layoutInWorld(card, { metrics, view, luminanceMapOf, features: loadedFeatures })
  if (isMissing(answer)) throw new Error(`not loaded: ${answer.missing.join(', ')}`)
  return answer
}

/** The backdrop below a card's text. */
export function backdropUnder(card: Card, metrics: TextMetrics): Backdrop {
  const resolved = resolveCard(card, {
    metrics,
    view: FULL_VIEW,
    luminanceMapOf: () => null,
    features: loadedFeatures,
  })
  if (isMissing(resolved)) throw new Error(`not loaded: ${resolved.missing.join(', ')}`)
  return backdropOf(resolved, null)
}

export function frameOf(id: FrameId): Frame {
  return loadedFeatures.get(`frame ${id}`)!
}

export function moodOf(id: WeatherId): Mood {
  return loadedFeatures.get(`weather ${id}`)!
}

export function artFamily(id: ArtFamilyId): ArtFamily {
  return loadedFeatures.get(`painting ${id}`)!.family
}
