import type { LineGrid } from '../../text/paragraph'
import { codeRowOf, countsRowOf, footRow, topicsRowOf } from './foot'
import { headRows, textRow } from './head'
import { PICTURE_ASPECT, pictureRow } from './pictures'
import { sizesAt, type ProductSizes, proseStyle } from './type'
import type { Allowance, ProductArrangement, MeasuredProduct, ProductWords, SizedProduct } from './words'
import { roomPx } from '../quote/measureQuote'
import { gapOf, sideBySide, stackHeightPx, stackWidthPx, type Row, withMarkAbove, snapToGrid } from './rows'
import { SLACK_PX } from '../typeset'
import { authorMark } from '../quote/authorLine'
import { countLines, wrapLines } from '../../text/wrap'

const DESCRIPTION = { measureEm: 34, gapPx: 14 }
const PICTURE = { maxOfRoom: 0.56, gapPx: 24 }

const CODE_PX = { small: 58, plain: 84, large: 112, share: 0.42, max: 1.5 }
const LARGE_FROM_PX = 420 // px; column width
const SMALL_ROOM_PX = 345
const TALL = 1.75 // height ÷ width
const LOW_PX = 200 // px; with less room a logo leaves none for the name
const FOOT_GAP_PX = 24
const RULED_TEXT_PX = { small: 1.35 } // Small and larger text share one pitch.

export function measureProduct(
  words: ProductWords,
  arrangement: ProductArrangement,
  namePx: number,
  allowance: Allowance,
): MeasuredProduct | null {
  const sizes = sizesAt(words, namePx)
  const grid = gridOf(words, sizes)
  const room = roomPx(words.plan, grid)
  const product = { words, arrangement, sizes, allowance, grid, room }
  const measured = arrangement.kind === 'stacked' ? measureStacked(product) : measureColumns(product)
  if (!measured) return null
  const isWithin =
    stackHeightPx(measured.main) <= room + SLACK_PX &&
    stackHeightPx(measured.aside) <= room + SLACK_PX &&
    stackWidthPx(measured.main) <= arrangement.mainPx + SLACK_PX &&
    stackWidthPx(measured.aside) <= arrangement.asidePx + SLACK_PX
  return isWithin || allowance.isForced ? { ...measured, arrangement, grid, namePx } : null
}

type Rows = Pick<MeasuredProduct, 'main' | 'aside'>

function measureStacked(product: SizedProduct): Rows | null {
  const { words, arrangement, allowance, grid, room } = product
  const { mainPx } = arrangement
  const { shown, align, byHand } = words
  const isTall = room > TALL * mainPx
  const hasPicture = shown.pictureUrl !== '' && allowance.minPicture > 0
  const widestPx = mainPx / PICTURE_ASPECT.widest
  const head = headRows(product, { isLogoBeside: (hasPicture && !isTall) || room < LOW_PX })
  if (!head) return null
  const targetPx = isTall && mainPx >= LARGE_FROM_PX ? CODE_PX.large : codePx(room)
  const maxPx = Math.min(CODE_PX.max * targetPx * byHand('qrCode').scale, room * CODE_PX.share, mainPx)
  if (stackHeightPx(head) > room) return null
  const foot = footRow(product, codeRowOf(product, { targetPx, maxPx }, align))
  const minPx = hasPicture
    ? allowance.minPicture *
      Math.min(room * PICTURE.maxOfRoom, widestPx * Math.max(1, byHand('productPicture').scale))
    : 0
  const others = [...head, ...(foot ? [foot] : [])]
  const takenPx = stackHeightPx(others) + (hasPicture ? minPx + PICTURE.gapPx : 0)
  const description = descriptionRow(product, room - takenPx)
  if (description === undefined) return null
  const body = [...head, ...bodyRows(product, description, foot)]
  const leftPx = room - stackHeightPx(body) - (hasPicture ? gapOf(PICTURE.gapPx, grid) : 0)
  if (hasPicture && leftPx < minPx - SLACK_PX) return null
  const picture = hasPicture ? pictureWithin(product, leftPx) : null
  return { main: picture ? [picture, ...withGap(body, PICTURE.gapPx, grid)] : body, aside: [] }
}

function measureColumns(product: SizedProduct): Rows | null {
  const { words, arrangement, grid, room } = product
  const { mainPx, asidePx, kind } = arrangement
  const { align, byHand } = words
  const isPictured = kind === 'beside'
  const targetPx = isPictured ? codePx(room) : asidePx
  const maxPx = isPictured
    ? Math.min(CODE_PX.max * targetPx * byHand('qrCode').scale, room - asidePx / PICTURE_ASPECT.widest)
    : Math.min(asidePx, room)
  const outer = align === 'right' ? 'left' : 'right'
  const inner = align === 'right' ? 'right' : 'left'
  const code = codeRowOf(product, { targetPx, maxPx }, isPictured ? inner : 'center')
  const head = headRows(product, { isLogoBeside: room < LOW_PX })
  if (!head) return null
  const topics = topicsRowOf(product, mainPx, align)
  const counts = countsRowOf(product, align)
  const isBesideCode =
    isPictured && code !== null && counts !== null && counts.widthPx + FOOT_GAP_PX + code.widthPx <= asidePx
  const closing = [!isBesideCode && counts ? { ...counts, gapPx: 20 } : null, topics].filter(
    (row) => row !== null,
  )
  const first = closing[0] ? [{ ...closing[0], gapPx: gapOf(20, grid) }, ...closing.slice(1)] : []
  const description = descriptionRow(product, room - stackHeightPx([...head, ...first]))
  if (description === undefined) return null
  const main = [...head, ...bodyRows(product, description, ...first)]
  if (!isPictured) return { main, aside: code ? [code] : [] }
  const foot =
    isBesideCode && counts && code
      ? sideBySide(counts, code, { gapPx: FOOT_GAP_PX, align, asideIs: outer, isJustified: true, grid })
      : code
  const footGapPx = foot ? gapOf(Math.max(16, code?.gapPx ?? 0), grid) : 0
  const leftPx = room - (foot ? foot.heightPx + footGapPx : 0)
  const picture = pictureWithin(
    product,
    Math.min(leftPx, Math.max(stackHeightPx(main) - (room - leftPx), 0)),
    leftPx,
  )
  if (!picture) return null
  return { main, aside: [picture, ...(foot ? [{ ...foot, gapPx: footGapPx }] : [])] }
}

function codePx(room: number): number {
  return room < SMALL_ROOM_PX ? CODE_PX.small : CODE_PX.plain
}

function bodyRows({ words, grid }: SizedProduct, ...rows: readonly (Row | null)[]): Row[] {
  const [first, ...others] = rows.filter((row) => row !== null)
  return first ? [withFrameMark(words, first, grid), ...others] : []
}

function withGap([first, ...others]: readonly Row[], gapPx: number, grid: LineGrid | null): Row[] {
  return first ? [{ ...first, gapPx: gapOf(gapPx, grid) }, ...others] : []
}

/** Spaced for the smaller text, or for a name alone. */
function gridOf(
  { plan, shown }: ProductWords,
  { namePx, taglinePx, descriptionPx }: ProductSizes,
): LineGrid | null {
  if (!plan.grid) return null
  const px = shown.description
    ? Math.min(taglinePx, descriptionPx * RULED_TEXT_PX.small)
    : shown.tagline
      ? taglinePx
      : namePx
  return { firstY: plan.grid.firstY, pitchPx: plan.grid.pitchAt(px) }
}

function withFrameMark({ plan, align, inks }: ProductWords, row: Row, grid: LineGrid | null): Row {
  const mark = grid || typeof plan.author !== 'string' ? null : authorMark(plan.author)
  return mark ? withMarkAbove(row, mark.heightPx + mark.gapPx, (at) => mark.draw(align, at, inks).nodes) : row
}

/** undefined if too few lines fit, null without a description. */
function descriptionRow(
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

function pictureWithin(
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
