import { withAlpha } from '../../scene/colour'
import type { Box, SceneNode } from '../../scene/nodes'
import { FONTS } from '../../text/fonts'
import type { TextAlign } from '../../text/paragraph'
import type { QuoteContext } from './words'

const SIZE_PX = { times: 3, min: 84, max: 150 }
const GAP_SHARE = 0.2 // × the quote's size, below the ink
const WEIGHT = 600 // for faces that have several
const ALPHA = 0.24
const OWN_ALPHA = 0.5

export function ornamentHeightPx({ plan: { ornament: own }, text }: QuoteContext, contentPx: number): number {
  if (own) return own.heightPx + own.gapPx
  const { inkEm } = FONTS[text.fontFamily].ornament
  return Math.round((inkEm.top - inkEm.bottom) * ornamentPx(contentPx) + GAP_SHARE * contentPx)
}

/** It is aligned by ink, not advance. */
export function ornamentNode(
  { plan: { ornament: own }, text }: QuoteContext,
  { contentPx, align }: { contentPx: number; align: TextAlign },
  box: Box,
  accent: string,
): SceneNode {
  const share = { left: 0, center: 0.5, right: 1 }[align]
  if (own) {
    const d = own.d(box.x + share * (box.width - own.widthPx), box.y)
    return { type: 'path', id: 'ornament', d, fill: withAlpha(accent, OWN_ALPHA) }
  }
  const { face, inkEm } = FONTS[text.fontFamily].ornament
  const sizePx = ornamentPx(contentPx)
  const weight = face.regular === face.bold ? face.regular : WEIGHT
  const left = inkEm.left * sizePx
  const right = inkEm.right * sizePx
  return {
    type: 'text',
    id: 'ornament',
    x: box.x - left + share * (box.width - (right - left)),
    y: Math.round(box.y + inkEm.top * sizePx),
    runs: [
      {
        text: '“',
        x: 0,
        widthPx: right + left,
        font: { family: face.family, weight, italic: false, sizePx },
        letterSpacingPx: 0,
      },
    ],
    fill: withAlpha(accent, ALPHA),
    isDecoration: true,
  }
}

function ornamentPx(contentPx: number): number {
  return Math.round(Math.min(SIZE_PX.max, Math.max(SIZE_PX.min, SIZE_PX.times * contentPx)))
}
