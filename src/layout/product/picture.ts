import { insetBox } from '../../scene/box'
import { withAlpha } from '../../scene/colour'
import type { Box } from '../../scene/nodes'
import { rectNode } from '../../scene/shapes'
import type { TextAlign } from '../../text/paragraph'
import { alignX, type Row } from './rows'

/** width ÷ height; crop limits */
export const PICTURE_ASPECT = { tallest: 4 / 3, widest: 2 }
const EDGE_ALPHA = 0.14
const LOGO_RADIUS = 0.22 // × its side, as for app icons

export interface PictureLook {
  radiusPx: number
  edge: string // ink of the hairline
}

/** The hairline gives a white screenshot an edge. */
export function pictureRow(
  src: string,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  { radiusPx, edge }: PictureLook,
  align: TextAlign,
): Row {
  return {
    heightPx,
    widthPx,
    gapPx: 24,
    paragraphs: [],
    place: (at) => {
      const box = wholePxBox(align, at, widthPx, heightPx)
      return [
        {
          block: { id: 'productPicture', box, sizePx: heightPx },
          nodes: [
            {
              type: 'image',
              id: 'productPicture-image',
              ...box,
              src,
              fit: 'cover',
              focus: { x: 0.5, y: 0.5 },
              radiusPx,
            },
            rectNode('productPicture-edge', insetBox(box, 0.5), {
              radiusPx: Math.max(0, radiusPx - 0.5),
              stroke: { paint: withAlpha(edge, EDGE_ALPHA), widthPx: 1 },
            }),
          ],
        },
      ]
    },
  }
}

export function logoRow(src: string, sidePx: number, align: TextAlign): Row {
  return {
    heightPx: sidePx,
    widthPx: sidePx,
    gapPx: 16,
    paragraphs: [],
    place: (at) => {
      const box = wholePxBox(align, at, sidePx, sidePx)
      return [
        {
          block: { id: 'logo', box, sizePx: sidePx },
          nodes: [
            {
              type: 'image',
              id: 'logo-image',
              ...box,
              src,
              fit: 'contain',
              focus: { x: 0.5, y: 0.5 },
              radiusPx: Math.round(sidePx * LOGO_RADIUS),
            },
          ],
        },
      ]
    },
  }
}

/** Rounds to whole px for sharp edges. */
function wholePxBox(align: TextAlign, at: Box, width: number, height: number): Box {
  return { x: Math.round(alignX(align, at, width)), y: Math.round(at.y), width, height }
}
