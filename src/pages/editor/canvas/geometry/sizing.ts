import {
  NO_PLACEMENT,
  PLACEMENT_LIMITS,
  withPlacement,
  type Placement,
  type Placements,
} from '../../../../card/placements'
import type { Scene, SceneBlock } from '../../../../scene/nodes'
import { clamp } from '../../../../scene/values'

type LayoutResult = Pick<Scene, 'blocks' | 'notices'>

export type LayoutFunction = (placements: Placements) => LayoutResult

export interface SizedBlock {
  placement: Placement
  block: SceneBlock
}

/** Why a block cannot grow or shrink: the card is full, or its scale is at a limit. */
export type SizeLimit = 'noRoom' | 'largest' | 'smallest'

const MIN_QUOTE_PX = 9 // minimum size of text that does not fit
const GRAIN_PX = 0.25 // finer sizes would only cost measuring
const STEP_SHARE = 0.06
const PROBE_RATIO = 0.8
const SURELY_FITS = 0.95 // Card-limited sizes differ by less than one tried step.
const HALVINGS = 6 // to a sixty-fourth of what was asked

/**
 * Finds the placement for a text size in px. If the quote does not fit, its scale is capped at the result, so
 * that the next drag responds at once.
 */
export function createSizing(lay: LayoutFunction, placements: Placements, id: SceneBlock['id']) {
  const start = placements[id] ?? NO_PLACEMENT
  const layoutAt = (placement: Placement) => lay(withPlacement(placements, id, placement))
  const layoutBefore = lay(placements)
  const before = blockIn(layoutBefore, id)
  const isQuote = (before?.role ?? id) === 'content'
  const leavesOthers = (laid: LayoutResult) =>
    keepsSizes(layoutBefore, laid, id) && keepsSizes(laid, layoutBefore, id)
  const fullPx = before ? fullSizePx(before.sizePx, start, { id, isQuote }, layoutAt) : 0
  let maxScale: number = PLACEMENT_LIMITS.scale.max

  const placementFor = (scale: number): Placement => {
    // A custom line width grows with the text, so that lines keep their words.
    const width = (start.width * scale * fullPx) / (before?.sizePx ?? 1)
    return { ...start, scale, width }
  }

  /** As near to the size as the card permits; null if there is no such block. */
  function to(targetPx: number): SizedBlock | null {
    if (!before || fullPx <= 0) return null
    const requestedPx = Math.round(targetPx / GRAIN_PX) * GRAIN_PX
    const scale = clamp(requestedPx / fullPx, PLACEMENT_LIMITS.scale.min, maxScale)
    const requested = placementFor(scale)
    const laid = layoutAt(requested)
    const block = blockIn(laid, id)
    if (!block) return null
    const isShrunk = isQuote && block.sizePx < scale * fullPx - 0.01
    if (!isShrunk && (scale <= start.scale || leavesOthers(laid))) return { placement: requested, block }
    const reached = isShrunk ? Math.max(PLACEMENT_LIMITS.scale.min, block.sizePx / fullPx) : scale
    const holds = (tried: number) => leavesOthers(layoutAt(placementFor(tried)))
    maxScale =
      reached <= start.scale || (isShrunk && holds(reached)) ? reached : nearest(start.scale, reached, holds)
    const fitting = placementFor(maxScale)
    return { placement: fitting, block: blockIn(layoutAt(fitting), id) ?? block }
  }

  /** Exactly this size, cutting no text; null if there is no room. */
  function exactly(sizePx: number): SizedBlock | null {
    const scale = sizePx / fullPx
    if (scale > PLACEMENT_LIMITS.scale.max) return null
    const placement = placementFor(scale)
    const laid = layoutAt(placement)
    const block = blockIn(laid, id)
    const isWhole = block && block.sizePx > sizePx - GRAIN_PX && cutsIn(laid) <= cutsIn(layoutBefore)
    return isWhole && leavesOthers(laid) ? { placement, block } : null
  }

  /**
   * Steps by about a sixteenth, in whole px, or less if room is short. `limit`: why no further step is
   * possible; `sized` is missing if not even this one was.
   */
  function step(direction: 1 | -1): { sized?: SizedBlock; limit?: SizeLimit } {
    if (!before || fullPx <= 0) return {}
    const beforePx = Math.round(before.sizePx)
    if (direction < 0) {
      const sized = to(beforePx - stepAt(beforePx))
      return sized && sized.block.sizePx < before.sizePx - GRAIN_PX ? { sized } : { limit: 'smallest' }
    }
    const sized = larger(beforePx)
    const reachedPx = sized ? Math.round(sized.block.sizePx) : beforePx
    if (sized && larger(reachedPx)) return { sized }
    const limit = (reachedPx + 1) / fullPx > PLACEMENT_LIMITS.scale.max ? 'largest' : 'noRoom'
    return sized ? { sized, limit } : { limit }
  }

  function larger(fromPx: number): SizedBlock | null {
    for (let px = fromPx + stepAt(fromPx); px > fromPx; px -= 1) {
      // Only a hand-sized quote takes all the room, not one sized automatically.
      const sized = exactly(px) ?? (Math.abs(px - fullPx) < GRAIN_PX ? exactly(fullPx + GRAIN_PX) : null)
      if (sized) return sized
    }
    return null
  }

  return { to, step }
}

/**
 * Finds the line width nearest to a requested one at which no text gets smaller, nor larger by narrower lines.
 * Widths are shares of the card's.
 */
export function createRewrap(
  lay: LayoutFunction,
  placements: Placements,
  id: SceneBlock['id'],
  startWidth: number,
) {
  const start = placements[id] ?? NO_PLACEMENT
  const before = lay(placements)
  let narrowest = 0
  const isRewrapped = (width: number) => {
    const laid = lay(withPlacement(placements, id, { ...start, width }))
    return keepsSizes(before, laid) && (width > startWidth || keepsSizes(laid, before))
  }
  return (requested: number): number => {
    const width = Math.max(narrowest, requested)
    if (width === narrowest || isRewrapped(width)) return width
    const reached = nearest(startWidth, width, isRewrapped)
    if (width < startWidth) narrowest = reached
    return reached
  }
}

/** Goes from a value that holds towards one that does not, as far as values hold. */
export function nearest(holding: number, failing: number, holds: (value: number) => boolean): number {
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const tried = (holding + failing) / 2
    if (holds(tried)) holding = tried
    else failing = tried
  }
  return holding
}

/** `but` is the block that is sized. */
function keepsSizes(before: LayoutResult, after: LayoutResult, but?: SceneBlock['id']): boolean {
  return before.blocks.every(
    ({ id, sizePx }) => id === but || (blockIn(after, id)?.sizePx ?? 0) > sizePx - GRAIN_PX,
  )
}

function stepAt(sizePx: number): number {
  return Math.max(1, Math.round(sizePx * STEP_SHARE))
}

/** Derived from a size so small that it surely fits. */
function fullSizePx(
  sizePx: number,
  start: Placement,
  { id, isQuote }: { id: SceneBlock['id']; isQuote: boolean },
  layoutAt: (placement: Placement) => LayoutResult,
): number {
  const seenPx = sizePx / start.scale
  if (!isQuote) return seenPx
  for (let scale = start.scale * PROBE_RATIO; scale >= PLACEMENT_LIMITS.scale.min; scale *= PROBE_RATIO) {
    const smallPx = blockIn(layoutAt({ ...start, scale }), id)?.sizePx ?? 0
    if (smallPx <= MIN_QUOTE_PX + 0.1) break
    if (smallPx < SURELY_FITS * sizePx) return smallPx / scale
  }
  return seenPx
}

function blockIn({ blocks }: LayoutResult, id: SceneBlock['id']): SceneBlock | null {
  return blocks.find((block) => block.id === id) ?? null
}

function cutsIn({ notices }: LayoutResult): number {
  return notices.filter(({ code }) => code === 'truncated').length
}
