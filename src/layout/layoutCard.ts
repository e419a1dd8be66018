import type { Card } from '../card/card'
import type { Scene } from '../scene/nodes'
import { resolveCard } from './passes/resolve'
import { sceneOf, settleCard } from './passes/settle'
import { isMissing, type Missing, type World } from './world'

/** Pure; in logical px. Text that does not fit ends in an ellipsis and is reported in `notices`. */
export function layoutCard(card: Card, world: World): Scene | Missing {
  const resolved = resolveCard(card, world)
  if (isMissing(resolved)) return resolved
  const settled = settleCard(resolved)
  return sceneOf(resolved, settled)
}
