/**
 * How large the words of a quote card are set. Quote, translation and author fit together: the quote takes the largest
 * step at which the whole block fits its box, and the others keep their distance below it (DECISIONS.md, Fitting a quote).
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

const AS_SET = { scale: 1, widthPx: 0 }
const LONG_CHARACTERS = 220
const SLACK_PX = 0.5
const TRANSLATION_ROOM = 0.4 // of what quote and translation have at the floor
const VERSE_WHOLE_FROM = 0.72 // of its size: so much smaller verse is set before a line turns over

export function fitQuoteWords(words: QuoteWords): MeasuredQuote {
  const { card, plan, quote, shows, text } = words
  const isRightToLeft = directionOf(quote.content)?.isRightToLeft ?? false
  const arranged = { ...words, isRightToLeft, align: alignOf(text, isRightToLeft), columns: null }
  const hasBoth = shows.translation && [quote.content, quote.translation].every((said) => said.trim() !== '')
  const kind = isVerse(quote.content) ? 'verse' : 'prose'
  const columns = hasBoth ? columnsFor(card, plan, kind) : null
  if (!columns) return fitArranged(arranged)
  // Sizing a block by hand must not make the others jump.
  const best = fitBest({ ...arranged, byHand: () => AS_SET }, columns, kind)
  return isByHand(words) ? fitArranged({ ...arranged, columns: best.columns }) : best
}

/** Beside the translation or above it, whichever `columns.ts` finds better. */
function fitBest(words: ArrangedWords, columns: Columns, kind: TextKind): MeasuredQuote {
  const besideWords = { ...words, columns }
  if (kind === 'prose' && words.quote.content.length > BESIDE_FROM_CHARACTERS) return fitArranged(besideWords)
  const under = fitWhole(words, FLOOR_PX.content)
  const beside = under
    ? fitWhole(besideWords, minBesidePx(under.contentPx, words.align))
    : fitArranged(besideWords)
  const isBetter = beside && canStandBeside(kind, beside.content, under?.content ?? null)
  return isBetter ? beside : (under ?? fitArranged(words))
}

function isByHand({ byHand }: QuoteWords): boolean {
  return (['content', 'translation', 'author'] as const)
    .map(byHand)
    .some(({ scale, widthPx }) => scale !== AS_SET.scale || widthPx !== AS_SET.widthPx)
}

function fitArranged(words: ArrangedWords): MeasuredQuote {
  return fitWhole(words, FLOOR_PX.content) ?? measureAtFloor(words, FLOOR_PX.content)
}

/** The largest size from `minPx` up at which nothing is cut short. */
function fitWhole(words: ArrangedWords, minPx: number): MeasuredQuote | null {
  const sizePx = startPx(words)
  if (sizePx < minPx) return null
  return (
    wholeVerse(words, sizePx, minPx) ??
    largestFit<MeasuredQuote | null>(
      sizePx,
      minPx,
      (contentPx) => fitting(words, contentPx),
      () => null,
      isLong(words) ? (contentPx) => couldFit(words, contentPx) : undefined,
    )
  )
}

/** Verse with none of its lines turned over, where that costs it little of its size. */
function wholeVerse(words: ArrangedWords, sizePx: number, minPx: number): MeasuredQuote | null {
  const { content } = words.quote
  if (!isVerse(content)) return null
  const lines = hardLines(typographic(content)).length
  return largestFit<MeasuredQuote | null>(
    sizePx,
    Math.max(minPx, sizePx * VERSE_WHOLE_FROM),
    (contentPx) => (contentLines(words, contentPx) === lines ? fitting(words, contentPx) : null),
    () => null,
  )
}

/** Null where it is too high, or has a character wider than a line: ﷽ is one. */
function fitting(words: ArrangedWords, contentPx: number): MeasuredQuote | null {
  const measured = measureQuote(words, contentPx)
  const { content, translation, heightPx, grid } = measured
  const { plan, columns } = words
  const quoteWidth = columns?.quotePx ?? plan.textBox.width
  const asideWidth = columns?.asidePx ?? plan.textBox.width
  const isWithin =
    content.widthPx <= quoteWidth + SLACK_PX && (translation?.widthPx ?? 0) <= asideWidth + SLACK_PX
  return isWithin && heightPx <= roomPx(plan, grid) ? measured : null
}

/** Texts that seldom fit at once. */
function isLong({ quote }: ArrangedWords): boolean {
  return quote.content.length + quote.translation.length > LONG_CHARACTERS
}

/** Whether the fewest lines there can be have room: a quick bound that spares long texts most of the ladder. */
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

/** At the floor the lines are counted out. */
function measureAtFloor(words: ArrangedWords, contentPx: number): MeasuredQuote {
  const whole = measureQuote(words, contentPx)
  const overPx = whole.heightPx - roomPx(words.plan, whole.grid)
  if (overPx <= 0) return whole
  return measureQuote(
    words,
    contentPx,
    whole.columns ? linesBeside(whole, whole.heightPx - overPx) : linesUnder(whole, overPx),
  )
}

/** The translation keeps a share of the room, the quote has the rest. */
function linesUnder({ content, translation }: MeasuredQuote, overPx: number): LineCounts {
  const leftPx = content.heightPx + (translation?.heightPx ?? 0) - overPx
  const translationLines = linesWithin(
    translation,
    Math.max(leftPx * TRANSLATION_ROOM, leftPx - content.heightPx),
  )
  const takenPx = translationLines * (translation?.style.lineHeightPx ?? 0)
  return { content: linesWithin(content, leftPx - takenPx), translation: translationLines }
}

/** Each column has the room to itself. */
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

/** At least one line of what there is. */
function linesWithin(paragraph: Paragraph | null, roomPx: number): number {
  if (!paragraph) return 0
  const { lines, style } = paragraph
  return Math.max(1, Math.min(lines.length, Math.floor(roomPx / style.lineHeightPx)))
}
