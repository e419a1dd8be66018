import { insetBox } from '../../../scene/box'
import { withAlpha } from '../../../scene/colour'
import type { Box, SceneNode } from '../../../scene/nodes'
import { grown, type FramePlan } from '../frame'

export const RADIUS_PX = { print: 4, photo: 2 }
const GLOSS = 0.1 // white, where it is strongest
const BORDER_PX = { below: 18, beside: 24 }
/** A foot holds the almanac's longest quote at its smallest size: so many square px, and name and date below. */
const FOOT = { quotePx2: 61_000, otherPx: 104, share: 0.36, maxPx: 320 }
const BESIDE_FROM = 1.45 // width to height of a card whose print lies on its side

/** Wide prints lean to the left, square and tall ones to the right. */
export function turnOf(bounds: Box): NonNullable<FramePlan['turn']> {
  return {
    deg: bounds.width > bounds.height * 1.05 ? -1.2 : 1.4,
    about: { x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 },
  }
}

/** The table is deeper below, for the watermark. */
export function printBox(bounds: Box): Box {
  const isTall = bounds.height > bounds.width * 1.05
  const side = isBeside(bounds) ? grown(bounds.width, 0.042, 32, 52) : grown(bounds.width, 0.045, 24, 32)
  const top = isBeside(bounds) ? 24 : isTall ? grown(bounds.height, 0.036, 20, 40) : 18
  return insetBox(bounds, { top, right: side, bottom: top + 18, left: side })
}

/** The photo on its print, and the wide edge that is written on: below it, or beside it on a print that lies on its side. */
export function printParts(bounds: Box): { photo: Box; foot: Box; isBeside: boolean } {
  const hasFootBeside = isBeside(bounds)
  const { x, y, width, height } = insetBox(
    printBox(bounds),
    hasFootBeside ? BORDER_PX.beside : BORDER_PX.below,
  )
  if (hasFootBeside) {
    const photoPx = grown(width, 0.47, 320, 580)
    const photo = { x, y, width: photoPx, height }
    return { photo, foot: { x: x + photoPx, y, width: width - photoPx, height }, isBeside: true }
  }
  const neededPx = Math.ceil(FOOT.quotePx2 / width + FOOT.otherPx)
  const footPx = Math.min(FOOT.maxPx, Math.max(neededPx, Math.round(height * FOOT.share)))
  const photo = { x, y, width, height: height - footPx }
  return { photo, foot: { x, y: y + photo.height, width, height: footPx }, isBeside: false }
}

function isBeside({ width, height }: Box): boolean {
  return width >= BESIDE_FROM * height
}

/** Light from the upper left. */
export function lamp(bounds: Box, alpha: number): SceneNode {
  return {
    type: 'rect',
    id: 'frame-lamp',
    ...bounds,
    fill: {
      type: 'radial',
      centre: { x: bounds.x, y: bounds.y },
      radiusPx: Math.hypot(bounds.width, bounds.height) * 0.8,
      stops: [
        { at: 0, colour: withAlpha('#FFFFFF', alpha) },
        { at: 1, colour: withAlpha('#FFFFFF', 0) },
      ],
    },
  }
}

/** A wedge of reflected light across the upper left of the photo. */
export function gloss(photo: Box): SceneNode {
  const { x, y, width, height } = photo
  const reach = Math.min(width * 0.42, height * 1.1)
  return {
    type: 'group',
    id: 'frame-gloss-clip',
    clip: { ...photo, radiusPx: RADIUS_PX.photo },
    children: [
      {
        type: 'path',
        id: 'frame-gloss',
        d: `M${x} ${y}L${x + reach} ${y}L${x + reach * 0.22} ${y + height}L${x} ${y + height}Z`,
        fill: {
          type: 'linear',
          from: { x, y },
          to: { x: x + reach * 0.5, y: y + height },
          stops: [
            { at: 0, colour: withAlpha('#FFFFFF', GLOSS) },
            { at: 1, colour: withAlpha('#FFFFFF', 0) },
          ],
        },
      },
    ],
  }
}
