import { BLOCK_IDS, type BlockId } from '../scene/nodes'
import { clamp } from '../scene/values'

/** relative to the block's layout */
export interface Placement {
  dx: number // × card width and height, to work at every ratio
  dy: number
  scale: number // × block size; 1: unchanged
  width: number // × card width, maximum line width of quote or translation; 0: automatic
}

export type Placements = Readonly<Partial<Record<BlockId, Placement>>>

export const NO_PLACEMENT: Placement = { dx: 0, dy: 0, scale: 1, width: 0 }

export const PLACEMENT_LIMITS = {
  scale: { min: 0.4, max: 4 },
  width: { min: 0.12, max: 1 },
} as const

export function clampPlacement({ dx, dy, scale, width }: Placement): Placement | null {
  const kept = {
    dx: clamp(dx, -1, 1),
    dy: clamp(dy, -1, 1),
    scale: clamp(scale, PLACEMENT_LIMITS.scale.min, PLACEMENT_LIMITS.scale.max),
    width: width <= 0 ? 0 : clamp(width, PLACEMENT_LIMITS.width.min, PLACEMENT_LIMITS.width.max),
  }
  const changesNothing = kept.dx === 0 && kept.dy === 0 && kept.scale === 1 && kept.width === 0
  return changesNothing ? null : kept
}

export function withPlacement(placements: Placements, id: BlockId, placement: Placement | null): Placements {
  const { [id]: _before, ...others } = placements
  const kept = placement && clampPlacement(placement)
  return kept ? { ...others, [id]: kept } : others
}

export function withoutScale(placements: Placements, id: BlockId): Placements {
  const placement = placements[id]
  return placement ? withPlacement(placements, id, { ...placement, scale: 1 }) : placements
}

/** Untrusted data: ignores unknown blocks and invalid numbers. */
export function restorePlacements(data: unknown): Placements {
  const record = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
  return BLOCK_IDS.reduce<Placements>((placements, id) => {
    const placement = record[id]
    if (typeof placement !== 'object' || placement === null) return placements
    const number = (key: keyof Placement) => finite((placement as Partial<Placement>)[key], NO_PLACEMENT[key])
    return withPlacement(placements, id, {
      dx: number('dx'),
      dy: number('dy'),
      scale: number('scale'),
      width: number('width'),
    })
  }, {})
}

function finite(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isFinite(value) ? value + 0 : fallback // no -0, which JSON lacks
}
