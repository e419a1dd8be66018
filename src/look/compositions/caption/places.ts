import type { Box } from '../../../scene/nodes'
import type { SheetPlace, SheetShape } from '../composition'

/** Where the picture ends and the words begin. */

const PICTURE_SHARE: Record<SheetShape, number> = { tall: 0.66, portrait: 0.635, square: 0.575, wide: 0.57 }
const NARROWER = { toRatio: 1.6, share: 0.53 } // 3:2, whose column would be thin
/** How far the paper is raised over the picture for words that have no room beside it, as shares of the picture. */
export const RAISED = [1, 0.86, 0.72, 0.6]

/** The picture, as far as the paper does not cover it: `raised` is one of `RAISED`. */
export function pictureBox(place: Pick<SheetPlace, 'box' | 'bleed' | 'shape'>, raised = 1): Box {
  const { box, bleed, shape } = place
  const isNarrower = shape === 'wide' && box.width / box.height < NARROWER.toRatio
  const share = (isNarrower ? NARROWER.share : PICTURE_SHARE[shape]) * raised
  if (shape === 'wide') {
    const right = Math.round(box.x + share * box.width)
    return { ...bleed, width: right - bleed.x }
  }
  const foot = Math.round(box.y + share * box.height)
  return { ...bleed, height: foot - bleed.y }
}

/** The paper from the picture's end to the sheet's. */
export function paperBox({ bleed, shape }: Pick<SheetPlace, 'bleed' | 'shape'>, picture: Box): Box {
  if (shape === 'wide') {
    const x = picture.x + picture.width
    return { ...bleed, x, width: bleed.x + bleed.width - x }
  }
  const y = picture.y + picture.height
  return { ...bleed, y, height: bleed.y + bleed.height - y }
}
