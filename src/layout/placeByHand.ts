import type { Placements } from '../card/placements'
import type { FramePlan, LineGrid } from '../look/frames/frame'
import { rotateVector } from '../scene/box'
import { moveNode } from '../scene/moveNode'
import type { Box, Point, SceneBlock, SceneNode } from '../scene/nodes'
import { clamp } from '../scene/values'

/** A block with what it is drawn from. */
export interface BlockParts {
  block: SceneBlock
  nodes: readonly SceneNode[]
}

interface CardArea {
  card: { width: number; height: number }
  bounds: Box
  placements: Placements
}

/** A block keeps this far inside the bounds, in px. */
export const KEEP_IN_PX = 4

/**
 * A block brought where a hand left it, if one moved it: never beyond the bounds, and on ruled paper from rule to
 * rule. Its nodes say that they are its own. `turn` is the frame's, for blocks that turn with it.
 */
export function placeByHand(
  { block, nodes }: BlockParts,
  { card, bounds, placements }: CardArea,
  turn: FramePlan['turn'],
  grid: LineGrid | null,
): BlockParts {
  const placement = placements[block.id]
  const level = turn ? turnedBlock(block, turn) : block
  const own = nodes.map((node) => ({ ...node, block: block.id }))
  if (!placement) return { block: level, nodes: own }
  const dx = placement.dx * card.width
  const dy = placement.dy * card.height
  const offset = {
    x: heldIn(dx, level.box.x, level.box.width, bounds.x, bounds.width),
    y: heldIn(
      grid ? Math.round(dy / grid.pitchPx) * grid.pitchPx : dy,
      level.box.y,
      level.box.height,
      bounds.y,
      bounds.height,
    ),
  }
  const by = turn ? rotateVector(offset, -turn.deg) : offset
  const box = { ...level.box, x: level.box.x + offset.x, y: level.box.y + offset.y }
  return { block: { ...level, box, offset }, nodes: own.map((node) => moveNode(node, by)) }
}

/** A block where the turn brings it: its box is kept level around its middle. */
function turnedBlock(block: SceneBlock, { deg, about }: { deg: number; about: Point }): SceneBlock {
  const { box } = block
  const middle = rotateVector(
    { x: box.x + box.width / 2 - about.x, y: box.y + box.height / 2 - about.y },
    deg,
  )
  const x = about.x + middle.x - box.width / 2
  const y = about.y + middle.y - box.height / 2
  return { ...block, box: { ...box, x, y }, turnDeg: deg }
}

/** As much of a shift as keeps [start, start + size] within the edges; none where it is too large for them. */
function heldIn(shift: number, start: number, size: number, edge: number, extent: number): number {
  const min = edge + KEEP_IN_PX - start
  const max = edge + extent - KEEP_IN_PX - start - size
  return min > max ? 0 : clamp(shift, min, max)
}
