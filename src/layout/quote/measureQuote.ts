import type { TextSettings } from '../../card/settings'
import type { FramePlan } from '../../look/frames/frame'
import type { LineGrid, Paragraph, TextAlign } from '../../text/paragraph'

import {
  authorHeightPx,
  authorLineStyleOf,
  authorParagraph,
  type AuthorLineStyle,
  type AuthorParagraph,
} from './authorLine'
import { asideDropPx, type Columns } from './columns'
import { ornamentHeightPx } from './ornament'
import { translationSizes } from './size'
import { contentMeasurePx, contentStyle, pinyinAbove, translationMeasurePx, translationStyle } from './styles'
import type { ArrangedWords, Sizing } from './words'
import { wrapLines } from '../../text/wrap'

/**
 * The block at one quote size, measured but not placed. Heights and gaps in px; absent parts are 0 or null.
 */
export interface MeasuredQuote {
  contentPx: number
  ornamentPx: number // height of the row above the quote, gap included
  content: Paragraph
  translation: Paragraph | null
  author: AuthorParagraph | null
  translationGapPx: number
  authorGapPx: number
  heightPx: number
  grid: LineGrid | null
  lineStyle: AuthorLineStyle
  align: TextAlign
  isRightToLeft: boolean
  columns: Columns | null // set if translation and author stand beside the quote
  asideDropPx: number // in columns: how far the translation's top is below the quote's, may be negative
}

/** As a share of the size, and in px. */
const GAP = {
  translation: { share: 0.55, minPx: 12, maxPx: 36 },
  author: { share: 0.72, minPx: 22, maxPx: 44 },
}
const ORNAMENT_FROM_PX = 19 // smaller quotes need the room themselves

/** Left alignment means the reading start: for right-to-left words that is the right. */
export function alignOf({ align }: TextSettings, isRightToLeft = false): TextAlign {
  return isRightToLeft && align === 'text-left' ? 'right' : (align.slice('text-'.length) as TextAlign)
}

/** How far the grid's first row is below the text box's top; 0 without a grid. */
export function gridTopPx({ textBox }: FramePlan, grid: LineGrid | null): number {
  if (!grid) return 0
  const { firstY, pitchPx } = grid
  return Math.ceil((textBox.y - firstY) / pitchPx) * pitchPx + firstY - textBox.y
}

/** The height available in the text box, from the grid's first row on. */
export function roomPx(plan: FramePlan, grid: LineGrid | null): number {
  return plan.textBox.height - gridTopPx(plan, grid)
}

/** The frame's line grid for a quote of this size, with room for pinyin between its rules; null if the frame has none. */
export function gridAt(words: ArrangedWords, contentPx: number): LineGrid | null {
  const { grid } = words.plan
  if (!grid) return null
  return { firstY: grid.firstY, pitchPx: Math.max(grid.pitchAt(contentPx), pinyinPitchPx(words, contentPx)) }
}

/** From rule to rule, at least; 0 without pinyin. */
function pinyinPitchPx(words: ArrangedWords, contentPx: number): number {
  const own = pinyinAbove(words, 'content')
  if (own) return Math.ceil(own.leastPitchPx(contentPx))
  const below = pinyinAbove(words, 'translation')
  return below ? Math.ceil(below.leastPitchPx(Math.max(...translationSizes(words, contentPx)))) : 0
}

/** Maximum lines; absent: unlimited. */
export interface LineCounts {
  content?: number
  translation?: number
}

/** The height of the ornament's row, on a grid in whole rows; 0 if there is no ornament. */
export function ornamentRowPx(words: ArrangedWords, contentPx: number, grid: LineGrid | null): number {
  if (!words.shows.quotationMarks || words.isTight || contentPx < ORNAMENT_FROM_PX) return 0
  const heightPx = ornamentHeightPx(words, contentPx)
  return grid ? Math.ceil(heightPx / grid.pitchPx) * grid.pitchPx : heightPx
}

/** The gap above translation or author, in whole px: none on a grid, whose rows part them, nor beside the quote. */
export function gapAbovePx(
  part: keyof typeof GAP,
  { columns, isTight }: ArrangedWords,
  { contentPx, translationPx }: Pick<Sizing, 'contentPx' | 'translationPx'>,
  grid: LineGrid | null,
): number {
  if (grid || (columns && part === 'translation')) return 0
  const { share, minPx, maxPx } = GAP[part]
  const sizePx = columns ? translationPx : contentPx
  return isTight ? minPx : Math.round(Math.min(maxPx, Math.max(minPx, share * sizePx)))
}

/** Measures the words at their sizes. */
export function measureQuote(
  words: ArrangedWords,
  { contentPx, contentEnds, translationPx, translationEnds, authorPx }: Sizing,
  maxLines: LineCounts = {},
): MeasuredQuote {
  const { quote, shows, metrics, columns, align, isRightToLeft } = words
  const grid = gridAt(words, contentPx)
  const lineStyle = authorLineStyleOf(words, grid)
  const content = wrapLines(
    quote.content,
    contentStyle(words, contentPx, grid),
    contentMeasurePx(words),
    metrics,
    { align, ends: contentEnds ?? null, maxLines: maxLines.content ?? Infinity },
  )
  const translation = shows.translation
    ? wrapLines(
        quote.translation,
        translationStyle(words, translationPx, grid),
        translationMeasurePx(words),
        metrics,
        { align, ends: translationEnds ?? null, maxLines: maxLines.translation ?? Infinity },
      )
    : null
  const author = shows.author ? authorParagraph(words, authorPx, lineStyle) : null

  const parts = {
    ornamentPx: ornamentRowPx(words, contentPx, grid),
    translation: nullIfEmpty(translation),
    author: nullIfEmpty(author),
  }
  const sizes = { contentPx, translationPx }
  const translationGapPx = parts.translation ? gapAbovePx('translation', words, sizes, grid) : 0
  const authorGapPx = parts.author ? gapAbovePx('author', words, sizes, grid) : 0
  const belowPx = // of translation and author
    (parts.translation?.heightPx ?? 0) +
    authorGapPx +
    (parts.author ? authorHeightPx(parts.author, lineStyle) : 0)
  const dropPx = columns && parts.translation ? asideDropPx(content, parts.translation, belowPx, align) : 0
  const wordsPx = columns
    ? Math.max(content.heightPx + Math.max(0, -dropPx), belowPx + Math.max(0, dropPx))
    : content.heightPx + translationGapPx + belowPx
  return {
    contentPx,
    content,
    ...parts,
    translationGapPx,
    authorGapPx,
    heightPx: parts.ornamentPx + wordsPx,
    grid,
    lineStyle,
    align,
    isRightToLeft,
    columns,
    asideDropPx: dropPx,
  }
}

/** null for an empty paragraph, which gets no gap either. */
function nullIfEmpty<P extends Paragraph>(paragraph: P | null): P | null {
  return paragraph?.lines.some(({ runs }) => runs.length > 0) ? paragraph : null
}
