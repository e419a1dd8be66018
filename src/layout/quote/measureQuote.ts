import type { TextId } from '../../card/primaryText'
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
import { translationSizesOf } from './size'
import {
  measurePxOf,
  pinyinAbove,
  styleOf,
  type ArrangedWords,
  type FitCandidate,
  type QuoteContext,
} from './words'
import { wrapLines } from '../../text/wrap'
import { withAlpha } from '../../scene/colour'
import type { Box, SceneNode } from '../../scene/nodes'
import { FONTS } from '../../text/fonts'

export interface MeasuredQuote {
  contentPx: number
  ornamentPx: number
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
  columns: Columns | null // set if they are beside the quote
  asideDropPx: number // px from the quote's top down; may be negative
}

/** `share` of the quote's size, in columns of the translation's */
const GAP = {
  translation: { share: 0.55, minPx: 12, maxPx: 36 },
  author: { share: 0.72, minPx: 22, maxPx: 44 },
}
const ORNAMENT_FROM_PX = 19

/** The reading start is the right for right-to-left text. */
export function alignOf({ align }: TextSettings, isRightToLeft = false): TextAlign {
  return isRightToLeft && align === 'text-left' ? 'right' : (align.slice('text-'.length) as TextAlign)
}

/** 0 without a grid. */
export function gridTopPx({ textBox }: FramePlan, grid: LineGrid | null): number {
  if (!grid) return 0
  const { firstY, pitchPx } = grid
  return Math.ceil((textBox.y - firstY) / pitchPx) * pitchPx + firstY - textBox.y
}

/** Excludes the part above the grid's first row. */
export function roomPx(plan: FramePlan, grid: LineGrid | null): number {
  return plan.textBox.height - gridTopPx(plan, grid)
}

export function gridAt(words: ArrangedWords, contentPx: number): LineGrid | null {
  const { grid } = words.plan
  if (!grid) return null
  return { firstY: grid.firstY, pitchPx: Math.max(grid.pitchAt(contentPx), pinyinPitchPx(words, contentPx)) }
}

function pinyinPitchPx(words: ArrangedWords, contentPx: number): number {
  const own = pinyinAbove(words, 'content')
  if (own) return Math.ceil(own.leastPitchPx(contentPx))
  const below = pinyinAbove(words, 'translation')
  return below ? Math.ceil(below.leastPitchPx(Math.max(...translationSizesOf(words)(contentPx)))) : 0
}

export type LineCounts = Partial<Record<TextId, number>>

/** Whole rows on a grid; 0 without an ornament. */
export function ornamentRowPx(words: ArrangedWords, contentPx: number, grid: LineGrid | null): number {
  if (!words.shows.quotationMarks || words.isTight || contentPx < ORNAMENT_FROM_PX) return 0
  const heightPx = ornamentHeightPx(words, contentPx)
  return grid ? Math.ceil(heightPx / grid.pitchPx) * grid.pitchPx : heightPx
}

/** Whole px; 0 beside the quote and on a grid. */
export function gapAbovePx(
  part: keyof typeof GAP,
  { columns, isTight }: ArrangedWords,
  { contentPx, translationPx }: Pick<FitCandidate, 'contentPx' | 'translationPx'>,
  grid: LineGrid | null,
): number {
  if (grid || (columns && part === 'translation')) return 0
  const { share, minPx, maxPx } = GAP[part]
  const sizePx = columns ? translationPx : contentPx
  return isTight ? minPx : Math.round(Math.min(maxPx, Math.max(minPx, share * sizePx)))
}

export function measureQuote(
  words: ArrangedWords,
  { contentPx, contentEnds, translationPx, translationEnds, authorPx }: FitCandidate,
  maxLines: LineCounts = {},
): MeasuredQuote {
  const { quote, shows, metrics, columns, align, isRightToLeft } = words
  const grid = gridAt(words, contentPx)
  const lineStyle = authorLineStyleOf(words, grid)
  const set = (role: TextId, sizePx: number, ends: readonly number[] | null = null) =>
    wrapLines(quote[role], styleOf(words, role, sizePx, grid), measurePxOf(words, role), metrics, {
      align,
      ends,
      maxLines: maxLines[role] ?? Infinity,
    })
  const content = set('content', contentPx, contentEnds)
  const translation = shows.translation ? set('translation', translationPx, translationEnds) : null
  const author = shows.author ? authorParagraph(words, authorPx, lineStyle) : null

  const parts = {
    ornamentPx: ornamentRowPx(words, contentPx, grid),
    translation: nullIfEmpty(translation),
    author: nullIfEmpty(author),
  }
  const sizes = { contentPx, translationPx }
  const translationGapPx = parts.translation ? gapAbovePx('translation', words, sizes, grid) : 0
  const authorGapPx = parts.author ? gapAbovePx('author', words, sizes, grid) : 0
  const belowPx =
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

function nullIfEmpty<P extends Paragraph>(paragraph: P | null): P | null {
  return paragraph?.lines.some(({ runs }) => runs.length > 0) ? paragraph : null
}

const SIZE_PX = { times: 3, min: 84, max: 150 }
const GAP_SHARE = 0.2 // × the quote's size, below the ink
const WEIGHT = 600 // for faces that have several
const ALPHA = 0.24
const OWN_ALPHA = 0.5

export function ornamentHeightPx({ plan: { ornament: own }, text }: QuoteContext, contentPx: number): number {
  if (own) return own.heightPx + own.gapPx
  const { inkEm } = FONTS[text.fontFamily].ornament
  return Math.round((inkEm.top - inkEm.bottom) * ornamentPx(contentPx) + GAP_SHARE * contentPx)
}

/** It is aligned by ink, not advance. */
export function ornamentNode(
  { plan: { ornament: own }, text }: QuoteContext,
  { contentPx, align }: { contentPx: number; align: TextAlign },
  box: Box,
  accent: string,
): SceneNode {
  const share = { left: 0, center: 0.5, right: 1 }[align]
  if (own) {
    const d = own.d(box.x + share * (box.width - own.widthPx), box.y)
    return { type: 'path', id: 'ornament', d, fill: withAlpha(accent, OWN_ALPHA) }
  }
  const { face, inkEm } = FONTS[text.fontFamily].ornament
  const sizePx = ornamentPx(contentPx)
  const weight = face.regular === face.bold ? face.regular : WEIGHT
  const left = inkEm.left * sizePx
  const right = inkEm.right * sizePx
  return {
    type: 'text',
    id: 'ornament',
    x: box.x - left + share * (box.width - (right - left)),
    y: Math.round(box.y + inkEm.top * sizePx),
    runs: [
      {
        text: '“',
        x: 0,
        widthPx: right + left,
        font: { family: face.family, weight, italic: false, sizePx },
        letterSpacingPx: 0,
      },
    ],
    fill: withAlpha(accent, ALPHA),
    isDecoration: true,
  }
}

function ornamentPx(contentPx: number): number {
  return Math.round(Math.min(SIZE_PX.max, Math.max(SIZE_PX.min, SIZE_PX.times * contentPx)))
}
