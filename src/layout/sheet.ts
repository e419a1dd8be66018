import type { CardSettings } from '../card/settings'
import type { Frame, FrameContext, FramePlan } from '../look/frames/frame'
import { SHADOWS, shadowsOn } from '../look/shadows'
import { insetBox } from '../scene/box'
import { luminance, mixColours } from '../scene/colour'
import type { Box, BoxShadow, SceneNode } from '../scene/nodes'
import { shapeOf, type SheetPlace } from '../look/compositions/composition'

const PALE = { fromLuminance: 0.55, grey: '#57534E', share: 0.08 }
/** A lighter tone of the ground, less so the darker it is. */
const DEEP = { paper: '#F1EFEC', share: 0.13, ofLuminance: 0.75 }
/** Transparent without a tint (DECISIONS.md, Mat and shadows). */
export function matNodes(
  tint: string | null,
  card: Box,
  bounds: Box,
  shadows: readonly BoxShadow[],
): SceneNode[] {
  return [
    ...(tint ? [{ type: 'rect', id: 'mat', ...card, fill: tint } as const] : []),
    { type: 'rect', id: 'sheet-shadow', ...bounds, shadows: tint ? shadowsOn(tint, shadows) : shadows },
  ]
}

/** Slightly greyer than a pale ground, lighter than a deep one; null if transparent. */
export function matTint({ margin }: CardSettings, ground: string): string | null {
  if (margin !== 'tint') return null
  const light = luminance(ground)
  return light >= PALE.fromLuminance
    ? mixColours(ground, PALE.grey, PALE.share)
    : mixColours(ground, DEEP.paper, DEEP.share + DEEP.ofLuminance * light)
}

/** A card fills its picture if it has no outer shadow, or has a surface, which may be transparent. */
export function cardBounds(
  { margin, shadow }: Pick<CardSettings, 'margin' | 'shadow'>,
  { hasSurface = false }: Pick<Frame, 'hasSurface'>,
  card: Box,
  bleed = 0,
) {
  const { matPx } = SHADOWS[shadow]
  const hasMat = matPx > 0 && margin !== 'none' && !hasSurface
  return {
    bounds: hasMat ? insetBox(card, matPx + bleed) : card,
    hasMat,
    isSurfaceTransparent: hasSurface && matPx > 0 && margin === 'transparent',
  }
}

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
