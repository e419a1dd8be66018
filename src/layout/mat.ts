import type { CardSettings } from '../card/settings'
import type { Frame } from '../look/frames/frame'
import { SHADOWS, shadowsOn } from '../look/shadows'
import { insetBox } from '../scene/box'
import { luminance, mixColours } from '../scene/colour'
import type { Box, BoxShadow, SceneNode } from '../scene/nodes'

const PALE = { fromLuminance: 0.55, grey: '#57534E', share: 0.08 }
/** A deep card lies on a lighter tone of itself: by less, the darker it is. */
const DEEP = { paper: '#F1EFEC', share: 0.13, ofLuminance: 0.75 }
/** The margin around the card with its shadow (DECISIONS.md, Mat and shadows). Transparent without a tint. */
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

/** A mat's colour, which is the ground's own tone: a little greyer around a pale card, a little lighter around a deep one; null if transparent. */
export function matTint({ margin }: CardSettings, ground: string): string | null {
  if (margin !== 'tint') return null
  const light = luminance(ground)
  return light >= PALE.fromLuminance
    ? mixColours(ground, PALE.grey, PALE.share)
    : mixColours(ground, DEEP.paper, DEEP.share + DEEP.ofLuminance * light)
}

/** Where a card lies in its picture. */
export interface CardBounds {
  bounds: Box
  hasMat: boolean
  isSurfaceTransparent: boolean
}

/** Without an outer shadow a card fills its picture, bleed included; one with a table always is, and its table is what may be transparent. */
export function cardBounds(
  { margin, shadow }: Pick<CardSettings, 'margin' | 'shadow'>,
  { hasSurface = false }: Pick<Frame, 'hasSurface'>,
  card: Box,
  bleed = 0,
): CardBounds {
  const { matPx } = SHADOWS[shadow]
  const hasMat = matPx > 0 && margin !== 'none' && !hasSurface
  return {
    bounds: hasMat ? insetBox(card, matPx + bleed) : card,
    hasMat,
    isSurfaceTransparent: hasSurface && matPx > 0 && margin === 'transparent',
  }
}
