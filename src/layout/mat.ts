import type { CardSettings } from '../card/settings'
import { luminance, mixColours } from '../scene/colour'
import type { Box, BoxShadow, SceneNode } from '../scene/nodes'

const MAT = { grey: '#57534E', greyShare: 0.08, paper: '#F1EFEC', paperShare: 0.86, pale: 0.55 }

/** The margin around the card and the shadow that falls on it (DECISIONS.md, Mat and shadows). Without a tint it is transparent. */
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

/** A mat's colour on a ground; null where it is transparent. A pale ground goes a little greyer; a deep one would swallow the card's edge, so its mat is a pale tint of it. */
export function matTint({ margin }: CardSettings, ground: string): string | null {
  if (margin !== 'tint') return null
  return luminance(ground) >= MAT.pale
    ? mixColours(ground, MAT.grey, MAT.greyShare)
    : mixColours(ground, MAT.paper, MAT.paperShare)
}
