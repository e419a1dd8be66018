import type { Card } from '../card/card'
import type { Scene } from '../scene/nodes'
import { resolveCard } from './passes/resolve'
import { sceneOf, settleCard } from './passes/settle'
import { isMissing, type Missing, type World } from './world'

/**
 * Lays out a card as a scene, for preview, export, thumbnails, server and command alike. Pure: the same card and world give the same
 * scene, in logical px. Text that does not fit ends in an ellipsis and is reported in `notices`.
 */
export function layoutCard(card: Card, world: World): Scene | Missing {
  const resolved = resolveCard(card, world)
  if (isMissing(resolved)) return resolved
  const settled = settleCard(resolved)
  return sceneOf(resolved, settled)
}
