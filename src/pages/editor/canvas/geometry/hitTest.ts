import { outsetBox } from '../../../../scene/box'
import type { Point } from '../../../../scene/nodes'
import type { CanvasBlock } from './canvasBlocks'
import { distanceTo, toLocal } from './geometry'

/**
 * The block under a pointer. A small block has a target of at least `minPx` (in the card's px) in each
 * direction; of several in reach the nearest wins, of overlapping ones the chosen one, else the topmost. The
 * picture is below all words.
 */
export function blockAt(
  point: Point,
  blocks: readonly CanvasBlock[],
  minPx: number,
  chosenId: CanvasBlock['id'] | null = null,
): CanvasBlock | null {
  const reached = blocks
    .map((block, order) => ({ block, order, far: distanceFrom(block, point, minPx) }))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => rank(a.block) - rank(b.block) || a.far - b.far || b.order - a.order)
  const nearest = reached[0]
  const chosen = reached.find(({ block }) => block.id === chosenId)
  const isChosenAsNear = chosen && nearest && chosen.far === nearest.far && !chosen.block.isPicture
  return (isChosenAsNear ? chosen : nearest)?.block ?? null
}

/** In the card's px; Infinity if the block is out of reach. */
function distanceFrom(block: CanvasBlock, point: Point, minPx: number): number {
  const { box } = block
  const local = toLocal(block, point)
  if (block.isPicture) return distanceTo(box, local) === 0 ? 0 : Infinity
  const target = outsetBox(box, Math.max(0, (minPx - box.width) / 2), Math.max(0, (minPx - box.height) / 2))
  return distanceTo(target, local) === 0 ? distanceTo(box, local) : Infinity
}

function rank({ isPicture }: CanvasBlock): number {
  return isPicture ? 1 : 0
}
