import type { FramePlan } from '../../look/frames/frame'
import type { Box } from '../../scene/nodes'
import type { Paragraph, TextAlign } from '../../text/paragraph'
import { authorWidthPx, type AuthorLineStyle, type AuthorParagraph } from './authorLine'
import { baselineOf } from '../../text/textNodes'

/**
 * Quote and translation side by side, as in bilingual books, with the author below the translation. Used if
 * both are shown, without ruled paper, on cards at least twice as wide as high, or from 16:9 on for verse;
 * and if the quote has more than one line, about keeps its size (`MIN_BESIDE`) and wraps no further line of
 * verse, or would be truncated above its translation.
 */
export interface Columns {
  quotePx: number // width of the quote's column, on the side where reading starts
  gutterPx: number
  asidePx: number // width of the translation's column
}

export type TextKind = 'prose' | 'verse'

/** Minimum width to height. */
const CARD = { prose: 2, verse: 1.6 }
const BOX_SHARE = 0.6 // of the card's width: a box beside a photo is too narrow for two columns
const QUOTE_SHARE = 0.6 // of the two columns
const GUTTER = { share: 0.075, minPx: 48, maxPx: 88 }
/** Minimum size relative to one column; centred words, held together by their axis, must gain. */
const MIN_BESIDE = { left: 0.88, center: 1.12, right: 0.88 }

/** Prose beyond this length is set larger in a column than in lines of readable width. */
export const BESIDE_FROM_CHARACTERS = 300

/** null if only one column is possible. */
export function columnsFor(
  card: { width: number; height: number },
  { textBox, grid }: FramePlan,
  kind: TextKind,
): Columns | null {
  const { width } = textBox
  if (grid || card.width < CARD[kind] * card.height || width < BOX_SHARE * card.width) return null
  const gutterPx = Math.round(Math.min(GUTTER.maxPx, Math.max(GUTTER.minPx, GUTTER.share * width)))
  const quotePx = Math.round((width - gutterPx) * QUOTE_SHARE)
  return { quotePx, gutterPx, asidePx: width - gutterPx - quotePx }
}

/** The minimum size of a quote beside its translation; `underPx`: its size above the translation. */
export function minBesidePx(underPx: number, align: TextAlign): number {
  return underPx * MIN_BESIDE[align]
}

/** Whether the quote's lines permit two columns; `under` is null if it would be truncated in one. */
export function canStandBeside(kind: TextKind, beside: Paragraph, under: Paragraph | null): boolean {
  const turnsOverMore = kind === 'verse' && under !== null && beside.lines.length > under.lines.length
  return beside.lines.length > 1 && !turnsOverMore
}

/**
 * How far the translation's top is below the quote's: sharing the first baseline, or centred on each other.
 */
export function asideDropPx(
  content: Paragraph,
  translation: Paragraph,
  asidePx: number, // height of translation and author
  align: TextAlign,
): number {
  if (align === 'center') return Math.round((content.heightPx - asidePx) / 2)
  return baselineOf(content, 0) - baselineOf(translation, 0)
}

interface Beside {
  content: Paragraph
  translation: Paragraph | null
  author: AuthorParagraph | null
  lineStyle: AuthorLineStyle
  align: TextAlign
  isRightToLeft: boolean
}

/** The two columns across a box. If centred, they are as wide as their words, and centred as a pair. */
export function columnBoxes(
  { content, translation, author, lineStyle, align, isRightToLeft }: Beside,
  { quotePx, gutterPx, asidePx }: Columns,
  box: Box,
): { quote: Box; aside: Box } {
  const isCentred = align === 'center'
  const quoteWidth = isCentred ? content.widthPx : quotePx
  const authorPx = author ? authorWidthPx(author, lineStyle) : 0
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
