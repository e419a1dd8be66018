/**
 * Chooses the sizes of a quote card's words. The quote takes the largest step at which the whole block of
 * quote, translation and author fits its box; the others stay in proportion below it
 * (DECISIONS.md, Fitting a quote).
 */
import { directionOf } from '../../text/direction'
import { largestFit } from '../../text/fit'
import { hardLines } from '../../text/hardLines'
import type { Paragraph } from '../../text/paragraph'
import { typographic } from '../../text/typographic'
import { isVerse } from '../../text/verse'
import { authorHeightPx } from './authorLine'
import {
  columnsFor,
  minBesidePx,
  canStandBeside,
  BESIDE_FROM_CHARACTERS,
  type Columns,
  type TextKind,
} from './columns'
import {
  alignOf,
  GAP,
  gridAt,
  ornamentRowPx,
  roomPx,
  measureQuote,
  type LineCounts,
  type MeasuredQuote,
} from './measureQuote'
import { contentLines, FLOOR_PX, IS_VISIBLE, minContentPx, minTranslationPx, startPx } from './size'
import type { ArrangedWords, QuoteWords } from './words'
import { SLACK_PX } from '../typeset'

const NOT_RESIZED = { scale: 1, widthPx: 0 }
const LONG_CHARACTERS = 220
const TRANSLATION_ROOM = 0.4 // of what quote and translation have at the floor
/** Tried in turn where words would be cut otherwise; the last is the whole box. */
const WIDENINGS = [1.2, 1.4, 1.7, 2, 2.4, Infinity]
const VERSE_WHOLE_FROM = 0.72 // verse is set down to this share of its size before a line may wrap

export function fitQuoteWords(words: QuoteWords): MeasuredQuote {
  const { card, plan, quote, shows, text } = words
  const isRightToLeft = directionOf(quote.content)?.isRightToLeft ?? false
  const arranged = {
    ...words,
    isRightToLeft,
    align: alignOf(text, isRightToLeft),
    columns: null,
    isTight: false,
    widening: 1,
  }
  const hasBoth = shows.translation && [quote.content, quote.translation].every((said) => said.trim() !== '')
  const kind = isVerse(quote.content) ? 'verse' : 'prose'
  const columns = hasBoth ? columnsFor(card, plan, kind) : null
  if (!columns) return fitArranged(arranged)
  // Resizing a block by hand must not make the others jump.
  const best = fitBest({ ...arranged, byHand: () => NOT_RESIZED }, columns, kind)
  return isResized(words) ? fitArranged({ ...arranged, columns: best.columns }) : best
}

/** Beside the translation or above it, whichever is better by the rule in `columns.ts`. */
function fitBest(words: ArrangedWords, columns: Columns, kind: TextKind): MeasuredQuote {
  const besideWords = { ...words, columns }
  if (kind === 'prose' && words.quote.content.length > BESIDE_FROM_CHARACTERS)
    return fullerOf(fitArranged(besideWords), () => fitArranged(words))
  const under = fitUntruncated(words, FLOOR_PX.content)
  if (under) {
    const beside = fitUntruncated(besideWords, minBesidePx(under.contentPx, words.align))
    return beside && canStandBeside(kind, beside.content, under.content) ? beside : under
  }
  const beside = fitArranged(besideWords)
  return canStandBeside(kind, beside.content, null)
    ? fullerOf(beside, () => measureAtFloor(words))
    : fullerOf(measureAtFloor(words), () => beside)
}

/** The first if nothing is cut there, else the one that shows more. */
function fullerOf(first: MeasuredQuote, second: () => MeasuredQuote): MeasuredQuote {
  if (!first.content.truncated && !first.translation?.truncated) return first
  const other = second()
  return shownLength(other) > shownLength(first) ? other : first
}

function shownLength({ content, translation }: MeasuredQuote): number {
  return (content.lines.at(-1)?.end ?? 0) + (translation?.lines.at(-1)?.end ?? 0)
}

function isResized({ byHand }: QuoteWords): boolean {
  return (['content', 'translation', 'author'] as const)
    .map(byHand)
    .some(({ scale, widthPx }) => scale !== NOT_RESIZED.scale || widthPx !== NOT_RESIZED.widthPx)
}

function fitArranged(words: ArrangedWords): MeasuredQuote {
  return fitUntruncated(words, FLOOR_PX.content) ?? measureAtFloor(words)
}

/** The largest size from `minPx` up at which nothing is truncated. */
function fitUntruncated(words: ArrangedWords, minPx: number): MeasuredQuote | null {
  const sizePx = startPx(words)
  if (sizePx < minPx) return null
  return (
    fitUnwrappedVerse(words, sizePx, minPx) ??
    largestFit<MeasuredQuote | null>(
      sizePx,
      minPx,
      (contentPx) => measureIfFits(words, contentPx),
      () => null,
      isLong(words) ? (contentPx) => couldFit(tightestOf(words), contentPx) : undefined,
    )
  )
}

/** Verse without wrapped lines, if that costs little of its size. */
function fitUnwrappedVerse(words: ArrangedWords, sizePx: number, minPx: number): MeasuredQuote | null {
  const { content } = words.quote
  if (!isVerse(content)) return null
  const lines = hardLines(typographic(content)).length
  return largestFit<MeasuredQuote | null>(
    sizePx,
    Math.max(minPx, sizePx * VERSE_WHOLE_FROM),
    (contentPx) => (contentLines(words, contentPx) === lines ? measureIfFits(words, contentPx) : null),
    () => null,
  )
}

function measureIfFits(words: ArrangedWords, contentPx: number): MeasuredQuote | null {
  const tightest = tightestOf(words)
  return (
    measureIfInside(words, contentPx) ?? (tightest === words ? null : measureIfInside(tightest, contentPx))
  )
}

/** A quote that was sized by hand takes the space of its mark and its gaps before it is set smaller. */
function tightestOf(words: ArrangedWords): ArrangedWords {
  return words.byHand('content').scale === NOT_RESIZED.scale ? words : { ...words, isTight: true }
}

/** null if it is too high, or a character is wider than a line, such as ﷽. */
function measureIfInside(words: ArrangedWords, contentPx: number): MeasuredQuote | null {
  const measured = measureQuote(words, contentPx)
  const { content, translation, heightPx, grid } = measured
  const { plan, columns } = words
  const quoteWidth = columns?.quotePx ?? plan.textBox.width
  const asideWidth = columns?.asidePx ?? plan.textBox.width
  const isWithin =
    content.widthPx <= quoteWidth + SLACK_PX && (translation?.widthPx ?? 0) <= asideWidth + SLACK_PX
  return isWithin && heightPx <= roomPx(plan, grid) ? measured : null
}

/** Texts that seldom fit at the first size. */
function isLong({ quote }: ArrangedWords): boolean {
  return quote.content.length + quote.translation.length > LONG_CHARACTERS
}

/** Whether the fewest possible lines fit: a quick bound that skips most sizes for long texts. */
function couldFit(words: ArrangedWords, contentPx: number): boolean {
  const { plan, columns, shows, quote } = words
  const grid = gridAt(plan, contentPx)
  const leftPx = roomPx(plan, grid) - ornamentRowPx(words, contentPx, grid)
  const quotePx = minContentPx(words, contentPx, grid)
  if (quotePx > leftPx) return false
  const isNamed = shows.author && IS_VISIBLE.test(quote.author)
  const authorPx = isNamed && !grid ? GAP.author.min : 0
  return minTranslationPx(words, contentPx, grid) + authorPx <= (columns ? leftPx : leftPx - quotePx)
}

/** At the minimum size: in lines of the usual width if they fit, else in wider ones, else cut. */
function measureAtFloor(words: ArrangedWords): MeasuredQuote {
  const contentPx = FLOOR_PX.content
  const usual = measureQuote(words, contentPx)
  if (usual.heightPx <= roomPx(words.plan, usual.grid)) return usual
  const widest = { ...words, widening: WIDENINGS.at(-1)! }
  const fitted = couldFit(widest, contentPx) ? fitWidened(words, contentPx) : null
  return fitted ?? measureCut(widest, contentPx)
}

/** No wider than it takes; null if not even the whole box is wide enough. */
function fitWidened(words: ArrangedWords, contentPx: number): MeasuredQuote | null {
  for (const widening of WIDENINGS) {
    const wide = { ...words, widening }
    const measured = couldFit(wide, contentPx) ? measureIfFits(wide, contentPx) : null
    if (measured) return measured
  }
  return null
}

function measureCut(words: ArrangedWords, contentPx: number): MeasuredQuote {
  const whole = measureQuote(words, contentPx)
  const overPx = whole.heightPx - roomPx(words.plan, whole.grid)
  if (overPx <= 0) return whole // a character wider than a line
  return measureQuote(
    words,
    contentPx,
    whole.columns ? linesBeside(whole, whole.heightPx - overPx) : linesUnder(whole, overPx),
  )
}

/** The translation keeps a share of the room, the quote gets the rest. */
function linesUnder({ content, translation }: MeasuredQuote, overPx: number): LineCounts {
  const leftPx = content.heightPx + (translation?.heightPx ?? 0) - overPx
  const translationLines = linesWithin(
    translation,
    Math.max(leftPx * TRANSLATION_ROOM, leftPx - content.heightPx),
  )
  const takenPx = translationLines * (translation?.style.lineHeightPx ?? 0)
  return { content: linesWithin(content, leftPx - takenPx), translation: translationLines }
}

/** Each column has the full height. */
function linesBeside(whole: MeasuredQuote, heightPx: number): LineCounts {
  const { content, translation, author, lineStyle } = whole
  const leftPx = heightPx - whole.ornamentPx
  const dropPx = whole.align === 'center' ? 0 : whole.asideDropPx
  const authorPx = author ? whole.authorGapPx + authorHeightPx(author, lineStyle) : 0
  return {
    content: linesWithin(content, leftPx - Math.max(0, -dropPx)),
    translation: linesWithin(translation, leftPx - Math.max(0, dropPx) - authorPx),
  }
}

/** The number of lines that fit, at least one. */
function linesWithin(paragraph: Paragraph | null, roomPx: number): number {
  if (!paragraph) return 0
  const { lines, style } = paragraph
  return Math.max(1, Math.min(lines.length, Math.floor(roomPx / style.lineHeightPx)))
}
