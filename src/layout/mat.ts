import type { CardSettings } from '../card/settings'
import { luminance, mixColours } from '../scene/colour'
import type { Box, BoxShadow, SceneNode } from '../scene/nodes'

const MAT = { grey: '#57534E', greyShare: 0.08, paper: '#F1EFEC', paperShare: 0.7, pale: 0.55 }

/** The margin around the sheet and the shadow that falls on it (decisions D1). */
export function matNodes(
  { margin, backgroundColor }: CardSettings,
  ground: string = backgroundColor,
  card: Box,
  sheet: Box,
  shadows: readonly BoxShadow[],
): SceneNode[] {
  return [
    ...(margin === 'tint' ? [{ type: 'rect', id: 'mat', ...card, fill: matTint(ground) } as const] : []),
    { type: 'rect', id: 'sheet-shadow', ...sheet, shadows },
  ]
}

/** A pale ground goes a little greyer; a deep one would swallow the sheet's edge, so its mat is a pale tint of it. */
function matTint(ground: string): string {
  return luminance(ground) >= MAT.pale
    ? mixColours(ground, MAT.grey, MAT.greyShare)
    : mixColours(ground, MAT.paper, MAT.paperShare)
}
