import type { Placements } from '../card/placements'
import type { FramePlan } from '../look/frames/frame'
import type { LineGrid } from '../text/paragraph'
import { rotateVector } from '../scene/box'
import { moveNode } from '../scene/moveNode'
import type { BlockParts, Box, Point, SceneBlock } from '../scene/nodes'
import { clamp } from '../scene/values'

interface CardArea {
  card: { width: number; height: number }
  safe: Box
  placements: Placements
}

/** Blocks stay at least this far inside what is safe for words, in px. */
export const MIN_INSET_PX = 4

/**
 * Applies a block's placement, if it has one: kept where words are safe, and on ruled paper snapped to the
 * rules. Marks the nodes as the block's own. `turn` is the frame's rotation, for blocks that rotate with it.
 */
export function placeByHand(
  { block, nodes }: BlockParts,
  { card, safe, placements }: CardArea,
  turn: FramePlan['turn'],
  grid: LineGrid | null,
): BlockParts {
  const placement = placements[block.id]
  const level = turn ? rotateBlock(block, turn) : block
  const own = nodes.map((node) => ({ ...node, block: block.id }))
  if (!placement) return { block: level, nodes: own }
  const dx = placement.dx * card.width
  const dy = placement.dy * card.height
  const offset = {
    x: clampShift(dx, level.box.x, level.box.width, safe.x, safe.width),
    y: clampShift(
      grid ? Math.round(dy / grid.pitchPx) * grid.pitchPx : dy,
      level.box.y,
      level.box.height,
      safe.y,
      safe.height,
    ),
  }
  const by = turn ? rotateVector(offset, -turn.deg) : offset
  const box = { ...level.box, x: level.box.x + offset.x, y: level.box.y + offset.y }
  return { block: { ...level, box, offset }, nodes: own.map((node) => moveNode(node, by)) }
}

/** The block after the rotation; its box stays unrotated around its new middle. */
function rotateBlock(block: SceneBlock, { deg, about }: { deg: number; about: Point }): SceneBlock {
  const { box } = block
  const middle = rotateVector(
    { x: box.x + box.width / 2 - about.x, y: box.y + box.height / 2 - about.y },
    deg,
  )
  const x = about.x + middle.x - box.width / 2
  const y = about.y + middle.y - box.height / 2
  return { ...block, box: { ...box, x, y }, turnDeg: deg }
}

/** Limits a shift so that [start, start + size] stays within the edges; 0 if it does not fit at all. */
function clampShift(shift: number, start: number, size: number, edge: number, extent: number): number {
  const min = edge + MIN_INSET_PX - start
  const max = edge + extent - MIN_INSET_PX - start - size
  return min > max ? 0 : clamp(shift, min, max)
}
