import type { Box } from '../../../../scene/nodes'
import { kindOf } from './blockKinds'
import type { CanvasBlock } from './canvasBlocks'
import type { AlignmentId } from '../../../../text/alignments'
import { middleOf } from '../../../../scene/box'

/**
 * The box for optical alignment, without hanging punctuation: a centred quote never moved is in the middle
 * whatever it ends in.
 */
export function opticalBox(block: CanvasBlock, textBox: Box, align: AlignmentId): Box {
  const { box, id, offset, turnDeg, sizePx } = block
  if (!kindOf(id).hasAdjustableWidth || turnDeg !== 0) return box
  const right = box.x + box.width
  const isNear = (edge: number, other: number) => Math.abs(edge - other) < sizePx
  if (align === 'text-center') {
    const axis = middleOf(textBox).x + offset.x
    const half = Math.min(axis - box.x, right - axis)
    return isNear(axis, middleOf(box).x) ? { ...box, x: axis - half, width: 2 * half } : box
  }
  if (align === 'text-left') {
    const start = textBox.x + offset.x
    return isNear(start, box.x) ? { ...box, x: start, width: right - start } : box
  }
  const end = textBox.x + textBox.width + offset.x
  return isNear(end, right) ? { ...box, width: end - box.x } : box
}
