import type { FramePlan } from '../../look/frames/frame'
import type { Box } from '../../scene/nodes'
import type { Paragraph, TextAlign } from '../../text/paragraph'
import { authorWidthPx } from './authorLine'
import type { MeasuredQuote } from './measureQuote'
import { baselineOf } from '../../text/textNodes'

/**
 * Texts stand side by side, as in bilingual books, on cards from 2:1 (verse 1.3:1) without ruled paper, if
 * the quote has several lines, nearly keeps its size (`MIN_BESIDE`) and wraps no more verse, or would else be
 * truncated.
 */
export interface Columns {
  quotePx: number // at the reading start
  gutterPx: number
  asidePx: number // width of the translation
}

export type TextKind = 'prose' | 'verse'

/** minimum width ÷ height */
const CARD = { prose: 2, verse: 1.3 }
const BOX_SHARE = 0.6 // × card width; a box beside a photo is too narrow
const QUOTE_SHARE = 0.6 // the quote's share of both columns
const GUTTER = { share: 0.075, minPx: 48, maxPx: 88 }
/** relative to one column; centred text, held together by its axis, must gain */
const MIN_BESIDE = { left: 0.88, center: 1.12, right: 0.88, verse: 0.7 }

/** Longer prose is larger in a column than in readable lines. */
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

/** `underPx` is the quote's size above its translation. */
export function minBesidePx(underPx: number, align: TextAlign, kind: TextKind): number {
  return underPx * MIN_BESIDE[kind === 'verse' ? kind : align]
}

/** `under` is null if it would be truncated. */
export function canStandBeside(kind: TextKind, beside: Paragraph, under: Paragraph | null): boolean {
  const turnsOverMore = kind === 'verse' && under !== null && beside.lines.length > under.lines.length
  return beside.lines.length > 1 && !turnsOverMore
}

/** The first baselines agree unless the columns are centred. */
export function asideDropPx(
  content: Paragraph,
  translation: Paragraph,
  asidePx: number, // height of translation and author
  align: TextAlign,
): number {
  if (align === 'center') return Math.round((content.heightPx - asidePx) / 2)
  return baselineOf(content, 0) - baselineOf(translation, 0)
}

/** Centred columns are as wide as their text. */
export function columnBoxes(
  { content, translation, author, lineStyle, align, isRightToLeft }: MeasuredQuote,
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
