import type { FramePlan } from '../look/frames/frame'
import type { Box } from '../scene/nodes'
import type { Paragraph, TextAlign } from '../text/paragraph'
import { authorWidthPx, type AuthorManner } from './authorLine'
import { baselineOf } from './textNodes'

/**
 * Quote and translation side by side, as a book sets a text and its translation, with the author below the translation.
 * The rule: where both are shown, without ruled paper, on cards at least twice as wide as high, for verse from 16:9 on;
 * and then if the quote has more than one line, keeps about its size (`LEAST_BESIDE`) and turns no further line of
 * verse over, or if it would be cut short above its translation.
 */
export interface Columns {
  quotePx: number // width of the quote's column, at the side where reading starts
  gutterPx: number
  asidePx: number // of the translation's
}

type TextKind = 'prose' | 'verse'

/** Times as wide as high. */
const CARD = { prose: 2, verse: 1.6 }
const QUOTE_SHARE = 0.6 // of the two columns
const GUTTER = { share: 0.075, minPx: 48, maxPx: 88 }
/** Times its size above the translation; centred words, which an axis holds together, must gain by being parted. */
const LEAST_BESIDE = { left: 0.88, center: 1.12, right: 0.88 }

/** null where there is only one way. */
export function columnsFor(
  card: { width: number; height: number },
  { textBox, grid }: FramePlan,
  kind: TextKind,
): Columns | null {
  if (grid || card.width < CARD[kind] * card.height) return null
  const { width } = textBox
  const gutterPx = Math.round(Math.min(GUTTER.maxPx, Math.max(GUTTER.minPx, GUTTER.share * width)))
  const quotePx = Math.round((width - gutterPx) * QUOTE_SHARE)
  return { quotePx, gutterPx, asidePx: width - gutterPx - quotePx }
}

interface Way {
  contentPx: number
  content: Paragraph
  translation: Paragraph | null
  author: Paragraph | null
  align: TextAlign
}

interface Placed extends Way {
  manner: AuthorManner
  isRightToLeft: boolean
}

/** Which of two ways to set the same words is the better. */
export function besideOrUnder(kind: TextKind, beside: Way, under: Way): 'beside' | 'under' {
  if (beside.content.lines.length < 2) return 'under'
  if (isCut(under)) return 'beside'
  const turnsOverMore = kind === 'verse' && beside.content.lines.length > under.content.lines.length
  if (isCut(beside) || turnsOverMore) return 'under'
  return beside.contentPx >= under.contentPx * LEAST_BESIDE[under.align] ? 'beside' : 'under'
}

/** How far below the quote's top the translation's is: on one first baseline, or centred on one middle. */
export function asideDropPx(
  content: Paragraph,
  translation: Paragraph,
  asidePx: number, // height of translation and author
  align: TextAlign,
): number {
  if (align === 'center') return Math.round((content.heightPx - asidePx) / 2)
  return baselineOf(content, 0) - baselineOf(translation, 0)
}

/** The two columns across a box. Centred, they are as wide as their words, and centred as a pair. */
export function columnBoxes(
  { content, translation, author, manner, align, isRightToLeft }: Placed,
  { quotePx, gutterPx, asidePx }: Columns,
  box: Box,
): { quote: Box; aside: Box } {
  const isCentred = align === 'center'
  const quoteWidth = isCentred ? content.widthPx : quotePx
  const authorPx = author ? authorWidthPx(author, manner) : 0
  const asideWidth = isCentred ? Math.max(translation?.widthPx ?? 0, authorPx) : asidePx
  const left = box.x + (box.width - quoteWidth - gutterPx - asideWidth) / 2
  const [quoteX, asideX] = isRightToLeft
    ? [left + asideWidth + gutterPx, left]
    : [left, left + quoteWidth + gutterPx]
  return {
    quote: { ...box, x: quoteX, width: quoteWidth },
    aside: { ...box, x: asideX, width: asideWidth },
  }
}

function isCut({ content, translation, author }: Way): boolean {
  return [content, translation, author].some((paragraph) => paragraph?.truncated)
}
