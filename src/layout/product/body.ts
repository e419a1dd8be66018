import type { LineGrid } from '../../text/paragraph'
import { countLines, wrapLines } from '../../text/wrap'
import { textRow } from './head'
import { PICTURE_ASPECT, pictureRow } from './picture'
import { proseStyle } from './type'
import type { SizedProduct } from './words'
import { snapToGrid, type Row } from './rows'
import { SLACK_PX } from '../typeset'

/** Description and picture fill the room that the other parts leave. */
const DESCRIPTION = { measureEm: 34, gapPx: 14 }
export const PICTURE = { maxOfRoom: 0.56, gapPx: 24 }

/** Returns undefined if too few of its lines fit, null if there is no description to set. */
export function descriptionRow(
  { words, arrangement, sizes, allowance, grid }: SizedProduct,
  leftPx: number,
): Row | null | undefined {
  const { shown, metrics, align, byHand, inks } = words
  const { descriptionLines } = allowance
  if (shown.description === '' || descriptionLines === 0) return null
  const px = sizes.descriptionPx
  const style = proseStyle(words, shown.description, px, grid)
  const measurePx = Math.min(arrangement.mainPx, byHand('description').widthPx || DESCRIPTION.measureEm * px)
  const gap = gapOf(DESCRIPTION.gapPx, grid)
  const room = Math.floor((leftPx - gap + SLACK_PX) / style.lineHeightPx)
  if (room < 1) return undefined
  const whole = countLines(shown.description, style, measurePx, metrics)
  if (room < Math.min(descriptionLines, whole)) return undefined
  const paragraph = wrapLines(shown.description, style, measurePx, metrics, {
    align,
    maxLines: room,
  })
  return { ...textRow('description', paragraph, inks.translation, { grid, align }), gapPx: gap }
}

/** Sets the picture as high as room and aspect ratios allow. Returns null if that is too small. */
export function pictureWithin(
  { words, arrangement, grid, room }: SizedProduct,
  targetPx: number,
  maxPx = targetPx,
): Row | null {
  const { shown, align, byHand, plan, inks } = words
  const isAside = arrangement.kind === 'beside'
  const fullPx = isAside ? arrangement.asidePx : arrangement.mainPx
  const scale = Math.min(1, byHand('productPicture').scale)
  const [minPx, tallestPx] = [fullPx / PICTURE_ASPECT.widest, fullPx / PICTURE_ASPECT.tallest]
  const highest = isAside ? maxPx : Math.min(maxPx, Math.max(room * PICTURE.maxOfRoom, minPx))
  const wanted = Math.min(highest, tallestPx, Math.max(targetPx, Math.min(minPx, highest))) * scale
  const heightPx = grid ? Math.floor(wanted / grid.pitchPx) * grid.pitchPx : Math.floor(wanted)
  const widthPx = Math.floor(Math.min(fullPx * scale, heightPx * PICTURE_ASPECT.widest))
  if (heightPx < 40) return null
  const look = { radiusPx: plan.pictureRadiusPx ?? 10, edge: inks.quote }
  return snapToGrid(pictureRow(shown.pictureUrl, { widthPx, heightPx }, look, align), grid)
}

/** A gap on ruled paper is one row or none. */
export function gapOf(gapPx: number, grid: LineGrid | null): number {
  if (!grid) return gapPx
  return gapPx > grid.pitchPx / 2 ? grid.pitchPx : 0
}
