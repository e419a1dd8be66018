import { outsetBox } from '../../../../scene/box'
import type { Point } from '../../../../scene/nodes'
import type { CanvasBlock } from './canvasBlocks'
import { distanceTo, toLocal } from './geometry'

/**
 * Small blocks get at least `minPx` (card px) per direction. The nearest in reach wins; of overlapping ones
 * the chosen, else the topmost, the picture last.
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

/** In card px; Infinity if out of reach. */
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
