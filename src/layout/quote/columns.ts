import type { FramePlan } from '../../look/frames/frame'
import type { Box } from '../../scene/nodes'
import type { Paragraph, TextAlign } from '../../text/paragraph'
import { authorWidthPx, type AuthorLineStyle } from './authorLine'
import { baselineOf } from '../textNodes'

/**
 * Quote and translation side by side, as a book sets a text and its translation, with the author below the translation.
 * The rule: where both are shown, without ruled paper, on cards at least twice as wide as high, for verse from 16:9 on;
 * and then if the quote has more than one line, keeps about its size (`MIN_BESIDE`) and turns no further line of
 * verse over, or if it would be cut short above its translation.
 */
export interface Columns {
  quotePx: number // width of the quote's column, at the side where reading starts
  gutterPx: number
  asidePx: number // of the translation's
}

export type TextKind = 'prose' | 'verse'

/** Times as wide as high. */
const CARD = { prose: 2, verse: 1.6 }
const QUOTE_SHARE = 0.6 // of the two columns
const GUTTER = { share: 0.075, minPx: 48, maxPx: 88 }
/** Times its size above the translation; centred words, which an axis holds together, must gain by being parted. */
const MIN_BESIDE = { left: 0.88, center: 1.12, right: 0.88 }

/** Prose of so many letters comes out larger in a column than in lines that must end where the eye can follow them. */
export const BESIDE_FROM_CHARACTERS = 300

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

/** The least size at which a quote goes beside its translation, `underPx` being its size above it. */
export function minBesidePx(underPx: number, align: TextAlign): number {
  return underPx * MIN_BESIDE[align]
}

/** Whether its lines let it go there; `under` is null where it would be cut short. */
export function canStandBeside(kind: TextKind, beside: Paragraph, under: Paragraph | null): boolean {
  const turnsOverMore = kind === 'verse' && under !== null && beside.lines.length > under.lines.length
  return beside.lines.length > 1 && !turnsOverMore
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

interface Beside {
  content: Paragraph
  translation: Paragraph | null
  author: Paragraph | null
  lineStyle: AuthorLineStyle
  align: TextAlign
  isRightToLeft: boolean
}

/** The two columns across a box. Centred, they are as wide as their words, and centred as a pair. */
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
