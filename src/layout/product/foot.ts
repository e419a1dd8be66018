import type { LineGrid, TextAlign } from '../../text/paragraph'
import { countsRow } from './counts'
import { textRow } from './head'
import { qrRow } from './qr'
import { topicsParagraph } from './topics'
import { smallStyle } from './type'
import type { Allowance, ProductWords } from './words'
import { stackRows, snapToGrid, sideBySide, type Row } from './rows'

const GAP_PX = { topics: 8, code: 24, foot: 20 }

/** Votes and comments; null if there are none. */
export function countsRowOf(
  words: ProductWords,
  smallPx: number,
  { hasCounts }: Allowance,
  grid: LineGrid | null,
  align: TextAlign,
): Row | null {
  const { shown, inks, metrics, byHand } = words
  const sizePx = (smallPx + 1) * byHand('counts').scale
  const style = smallStyle(words, 'counts', '0', sizePx, null)
  const look = { ink: footInk(words), accent: inks.accent, align, grid, metrics }
  return hasCounts ? countsRow(shown, grid ? { ...style, lineHeightPx: grid.pitchPx } : style, look) : null
}

export function topicsRowOf(
  words: ProductWords,
  smallPx: number,
  widthPx: number,
  { topicLines }: Allowance,
  grid: LineGrid | null,
  align: TextAlign,
): Row | null {
  const { shown, metrics, byHand } = words
  if (shown.topics.length === 0 || topicLines === 0) return null
  const style = smallStyle(words, 'topics', shown.topics.join(''), smallPx * byHand('topics').scale, grid)
  const paragraph = topicsParagraph(shown.topics, style, widthPx, topicLines, metrics, align)
  return { ...textRow('topics', paragraph, footInk(words), grid, align), gapPx: grid ? 0 : GAP_PX.topics }
}

/**
 * The author's ink; if the frame has a slot for the author, that ink is made for the slot, not for the block.
 */
function footInk({ plan, inks }: ProductWords): string {
  return typeof plan.author === 'string' ? inks.author : inks.translation
}

export function codeRowOf(
  { shown, inks, plainGround, byHand }: ProductWords,
  { hasCode }: Allowance,
  targetPx: number,
  maxPx: number,
  align: TextAlign,
): Row | null {
  if (!shown.qr || !hasCode) return null
  return qrRow(shown.qr, { targetPx, maxPx, scale: byHand('qrCode').scale }, plainGround, inks.quote, align)
}

/** The end of a column: counts above topics, the code beside them. */
export function footRow(
  words: ProductWords,
  smallPx: number,
  widthPx: number,
  code: Row | null,
  allowance: Allowance,
  grid: LineGrid | null,
): Row | null {
  const { align, isRightToLeft } = words
  const isCentred = align === 'center'
  const besidePx = code ? widthPx - code.widthPx - GAP_PX.code : widthPx
  // Beside a code the words start at the reading edge; alone they are aligned like all others.
  const own = code && isCentred ? (isRightToLeft ? 'right' : 'left') : align
  const textRows = [
    countsRowOf(words, smallPx, allowance, grid, own),
    topicsRowOf(words, smallPx, besidePx, allowance, grid, own),
  ].filter((row) => row !== null)
  const text = stackRows(textRows)
  const row =
    text && code
      ? sideBySide(text, code, {
          gapPx: GAP_PX.code,
          align,
          asideIs: isCentred ? (isRightToLeft ? 'right' : 'left') : align === 'right' ? 'left' : 'right',
          isJustified: !isCentred,
          grid,
        })
      : (text ?? code)
  return row && snapToGrid({ ...row, gapPx: Math.max(GAP_PX.foot, code?.gapPx ?? 0) }, grid)
}
