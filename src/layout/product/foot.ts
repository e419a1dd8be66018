import type { TextAlign } from '../../text/paragraph'
import { countsRow } from './counts'
import { textRow } from './head'
import { qrRow } from './qr'
import { topicsParagraph } from './topics'
import { smallStyle } from './type'
import type { ProductWords, SizedProduct } from './words'
import { stackRows, snapToGrid, sideBySide, type Row } from './rows'

const GAP_PX = { topics: 8, code: 24, foot: 20 }

/** Returns null if there are neither votes nor comments. */
export function countsRowOf(product: SizedProduct, align: TextAlign): Row | null {
  const { words, allowance, grid } = product
  const { shown, inks, metrics } = words
  const look = { ink: footInk(words), accent: inks.accent, align, grid, metrics }
  return allowance.hasCounts ? countsRow(shown, smallStyle(product, 'counts'), look) : null
}

export function topicsRowOf(product: SizedProduct, measurePx: number, align: TextAlign): Row | null {
  const { words, allowance, grid } = product
  const { shown, metrics } = words
  const maxLines = allowance.topicLines
  if (shown.topics.length === 0 || maxLines === 0) return null
  const style = smallStyle(product, 'topics')
  const paragraph = topicsParagraph(shown.topics, style, metrics, { measurePx, maxLines, align })
  return {
    ...textRow('topics', paragraph, footInk(words), { grid, align }),
    gapPx: grid ? 0 : GAP_PX.topics,
  }
}

/** Where the frame has a slot for the author, the author's ink is made for that slot, not for the block. */
function footInk({ plan, inks }: ProductWords): string {
  return typeof plan.author === 'string' ? inks.author : inks.translation
}

export function codeRowOf(
  { words: { shown, inks, plainGround, byHand }, allowance }: SizedProduct,
  size: { targetPx: number; maxPx: number },
  align: TextAlign,
): Row | null {
  if (!shown.qr || !allowance.hasCode) return null
  const { scale } = byHand('qrCode')
  return qrRow(shown.qr, { ...size, scale, ground: plainGround, ink: inks.quote, align })
}

/** Ends a column with the counts above the topics and the code beside them. */
export function footRow(product: SizedProduct, code: Row | null): Row | null {
  const { words, arrangement, grid } = product
  const { align, isRightToLeft } = words
  const isCentred = align === 'center'
  const besidePx = code ? arrangement.mainPx - code.widthPx - GAP_PX.code : arrangement.mainPx
  // Beside a code the words start at the reading edge; alone they are aligned like all others.
  const own = code && isCentred ? (isRightToLeft ? 'right' : 'left') : align
  const textRows = [countsRowOf(product, own), topicsRowOf(product, besidePx, own)].filter(
    (row) => row !== null,
  )
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
