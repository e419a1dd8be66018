import {
  NO_PLACEMENT,
  PLACEMENT_LIMITS,
  withPlacement,
  type Placement,
  type Placements,
} from '../../../../card/placements'
import type { SceneBlock } from '../../../../scene/nodes'
import { clamp } from '../../../../scene/values'

/** Lays out the card with other placements and returns its blocks. */
export type LayOutBlocks = (placements: Placements) => readonly SceneBlock[]

export interface SizedBlock {
  placement: Placement
  block: SceneBlock
}

const MIN_QUOTE_PX = 15 // words that do not fit are set no smaller than this
const STEP_PX = 0.25 // finer steps would only cost measuring

/**
 * Finds the placement that gives a block a text size in px. A quote that would not fit is set smaller than
 * requested: its scale is then capped at the result, so that the next drag responds at once in both
 * directions.
 */
export function createSizing(lay: LayOutBlocks, placements: Placements, id: SceneBlock['id']) {
  const start = placements[id] ?? NO_PLACEMENT
  const laidAt = (placement: Placement) => blockIn(lay(withPlacement(placements, id, placement)), id)
  const before = blockIn(lay(placements), id)
  const fullPx = before ? fullSizePx(before.sizePx, start, id, laidAt) : 0
  let maxScale: number = PLACEMENT_LIMITS.scale.max

  return (targetPx: number): SizedBlock | null => {
    if (!before || fullPx <= 0) return null
    const requestedPx = Math.round(targetPx / STEP_PX) * STEP_PX
    const scale = clamp(requestedPx / fullPx, PLACEMENT_LIMITS.scale.min, maxScale)
    // A custom line width grows with the text, so that lines keep their words.
    const width = (start.width * scale * fullPx) / before.sizePx
    const requested = { ...start, scale, width }
    const block = laidAt(requested)
    if (!block) return null
    const isShrunk = id === 'content' && block.sizePx < scale * fullPx - 0.01
    if (!isShrunk) return { placement: requested, block }
    maxScale = Math.max(PLACEMENT_LIMITS.scale.min, block.sizePx / fullPx)
    const fitting = { ...requested, scale: maxScale }
    return { placement: fitting, block: laidAt(fitting) ?? block }
  }
}

/** The size at scale 1 if there were space for it. */
function fullSizePx(
  sizePx: number,
  start: Placement,
  id: SceneBlock['id'],
  laidAt: (placement: Placement) => SceneBlock | null,
): number {
  const seenPx = sizePx / start.scale
  if (id !== 'content') return seenPx
  const scale = Math.max(PLACEMENT_LIMITS.scale.min, start.scale / 2)
  const halfPx = laidAt({ ...start, scale })?.sizePx ?? 0
  return halfPx > MIN_QUOTE_PX + 0.1 ? Math.max(seenPx, halfPx / scale) : seenPx
}

export function blockIn(blocks: readonly SceneBlock[], id: SceneBlock['id']): SceneBlock | null {
  return blocks.find((block) => block.id === id) ?? null
}
