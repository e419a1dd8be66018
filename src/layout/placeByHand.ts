import type { Placements } from '../card/placements'
import type { FramePlan } from '../look/frames/frame'
import type { LineGrid } from '../text/paragraph'
import { rotateVector } from '../scene/box'
import { moveNode } from '../scene/moveNode'
import type { BlockId, BlockParts, Box, Point, SceneBlock, SceneNode } from '../scene/nodes'
import { clamp } from '../scene/values'

interface CardArea {
  card: { width: number; height: number }
  safe: Box
  placements: Placements
}

/** px, from the safe area's edge */
export const MIN_INSET_PX = 4

export function placeAllByHand(
  parts: readonly BlockParts[],
  area: CardArea,
  turn: FramePlan['turn'],
  grid: LineGrid | null,
): BlockParts[] {
  const offsets = new Map<BlockId, Point>()
  return parts.map((part) => {
    const by = part.carriedBy && offsets.get(part.carriedBy)
    const placed = placeByHand(by ? moved(part, inTurned(by, turn)) : part, area, turn, grid)
    if (placed.block.offset) offsets.set(placed.block.id, placed.block.offset)
    return placed
  })
}

/** Clamps to the safe area; on ruled paper moves by whole rows. */
export function placeByHand(
  { block, nodes, apart, holds, steps }: BlockParts,
  { card, safe, placements }: CardArea,
  turn: FramePlan['turn'],
  grid: LineGrid | null,
): BlockParts {
  const placement = placements[block.id]
  const level = turn ? rotateBlock(block, turn) : block
  const asOwn = (node: SceneNode) => ({ ...node, block: block.id })
  if (!placement) return { block: level, nodes: [...nodes, ...(apart?.nodes ?? [])].map(asOwn) }
  const wanted = {
    x: inSteps(placement.dx * card.width, steps?.x),
    y: inSteps(placement.dy * card.height, grid?.pitchPx ?? steps?.y),
  }
  const offset = clampedOffset(wanted, holds ?? level.box, safe)
  const box = { ...level.box, x: level.box.x + offset.x, y: level.box.y + offset.y }
  const by = (px: Point) => (node: SceneNode) => moveNode(asOwn(node), inTurned(px, turn))
  return {
    block: { ...level, box, offset },
    nodes: [
      ...nodes.map(by(offset)),
      ...(apart ? apart.nodes.map(by(clampedOffset(offset, apart.box, safe))) : []),
    ],
  }
}

function moved(part: BlockParts, by: Point): BlockParts {
  const shifted = (box: Box) => ({ ...box, x: box.x + by.x, y: box.y + by.y })
  return {
    ...part,
    block: { ...part.block, box: shifted(part.block.box) },
    nodes: part.nodes.map((node) => moveNode(node, by)),
    ...(part.holds ? { holds: shifted(part.holds) } : {}),
  }
}

function inTurned(px: Point, turn: FramePlan['turn']): Point {
  return turn ? rotateVector(px, -turn.deg) : px
}

function inSteps(px: number, stepPx: number | undefined): number {
  return stepPx ? Math.round(px / stepPx) * stepPx : px
}

function clampedOffset({ x, y }: Point, box: Box, safe: Box): Point {
  return {
    x: clampShift(x, [box.x, box.width], [safe.x, safe.width]),
    y: clampShift(y, [box.y, box.height], [safe.y, safe.height]),
  }
}

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

type Span = readonly [start: number, size: number]

/** 0 if the first span is longer. */
function clampShift(shift: number, [start, size]: Span, [edge, extent]: Span): number {
  const min = edge + MIN_INSET_PX - start
  const max = edge + extent - MIN_INSET_PX - start - size
  return min > max ? 0 : clamp(shift, min, max)
}
