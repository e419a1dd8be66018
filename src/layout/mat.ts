import type { CardSettings } from '../card/settings'
import { luminance, mixColours } from '../scene/colour'
import type { Box, BoxShadow, SceneNode } from '../scene/nodes'

const MAT = { grey: '#57534E', greyShare: 0.08, paper: '#F1EFEC', paperShare: 0.86, pale: 0.55 }

/** The margin around the card with its shadow (DECISIONS.md, Mat and shadows). Transparent without a tint. */
export function matNodes(
  tint: string | null,
  card: Box,
  bounds: Box,
  shadows: readonly BoxShadow[],
): SceneNode[] {
  return [
    ...(tint ? [{ type: 'rect', id: 'mat', ...card, fill: tint } as const] : []),
    { type: 'rect', id: 'sheet-shadow', ...bounds, shadows },
  ]
}

/**
 * A mat's colour for a ground; null if transparent. For a pale ground it is slightly greyer; for a deep one
 * it is a pale tint, as the card's edge would not show otherwise.
 */
export function matTint({ margin }: CardSettings, ground: string): string | null {
  if (margin !== 'tint') return null
  return luminance(ground) >= MAT.pale
    ? mixColours(ground, MAT.grey, MAT.greyShare)
    : mixColours(ground, MAT.paper, MAT.paperShare)
}
