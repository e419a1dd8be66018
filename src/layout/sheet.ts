import { shapeOf, type SheetPlace } from '../look/compositions/composition'
import type { FrameContext, FramePlan } from '../look/frames/frame'
import type { SceneNode } from '../scene/nodes'

const SHORT_SIDE_PX = 540

export function sheetPlace(
  { textBox: box, sheet, bleed, grid }: FramePlan,
  { bounds }: FrameContext,
  textScale: number,
): Pick<SheetPlace, 'box' | 'bleed' | 'head' | 'rules' | 'unitPx' | 'shape'> {
  return {
    box,
    bleed: bleed?.box ?? sheet ?? bounds,
    ...(bleed?.head ? { head: bleed.head } : {}),
    ...(grid ? { rules: grid } : {}),
    unitPx: (Math.min(box.width, box.height) / SHORT_SIDE_PX) * textScale,
    shape: shapeOf(box),
  }
}

/** Clips only if the sheet is not a plain box. */
export function cutToSheet(
  nodes: readonly SceneNode[],
  { bleed }: FramePlan,
  id: string,
): readonly SceneNode[] {
  return bleed && nodes.length > 0 ? [{ type: 'group', id, clip: bleed.clip, children: nodes }] : nodes
}

export function rotatedGroup(
  nodes: readonly SceneNode[],
  { turn }: FramePlan,
  id: string,
): readonly SceneNode[] {
  return turn && nodes.length > 0 ? [{ type: 'group', id, rotation: turn, children: nodes }] : nodes
}
