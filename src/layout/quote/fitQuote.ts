/**
 * The cheapest sizes (`searchFit.ts`). A resized block keeps its size if it fits
 * (DECISIONS.md, Fitting a quote).
 */
import { directionOf } from '../../text/direction'
import { sizeLadder } from '../../text/fit'
import type { Paragraph } from '../../text/paragraph'
import { isVerse } from '../../text/verse'
import { isShortEnough, SLACK_PX } from '../typeset'
import { authorHeightPx } from './authorLine'
import {
  columnsFor,
  minBesidePx,
  canStandBeside,
  BESIDE_FROM_CHARACTERS,
  type Columns,
  type TextKind,
} from './columns'
import { alignOf, roomPx, measureQuote, type LineCounts, type MeasuredQuote } from './measureQuote'
import { fittingCandidates, linesAtSizes } from './searchFit'
import { authorSizePx, floorPx, handFloorPx } from './size'
import { widthBelowPx, type ArrangedWords, type QuoteContext, type FitCandidate } from './words'

export const NOT_RESIZED = { scale: 1, widthPx: 0 }
const TRANSLATION_ROOM = 0.4 // share of the room at the smallest size

export function fitQuoteWords(words: QuoteContext): MeasuredQuote {
  if (isResized(words) || !isShortEnough(words.quote)) return fitAtAnySize(words)
  const legible = fitAtAnySize({ ...words, isLegible: true })
  return isCut(legible) ? fitAtAnySize(words) : legible
}

function fitAtAnySize(words: QuoteContext): MeasuredQuote {
  const { card, plan, quote, shows, text } = words
  const isRightToLeft = directionOf(quote.content)?.isRightToLeft ?? false
  const arranged = {
    ...words,
    isRightToLeft,
    align: alignOf(text, isRightToLeft),
    columns: null,
    isTight: false,
  }
  const hasBoth = shows.translation && [quote.content, quote.translation].every((said) => said.trim() !== '')
  const kind = isVerse(quote.content) ? 'verse' : 'prose'
  const columns = hasBoth ? columnsFor(card, plan, kind) : null
  if (!columns) return fitArranged(arranged)
  // Resizing one block must not make the others jump.
  const best = fitBest({ ...arranged, byHand: () => NOT_RESIZED }, columns, kind)
  return isResized(words) ? fitArranged({ ...arranged, columns: best.columns }) : best
}

function fitBest(words: ArrangedWords, columns: Columns, kind: TextKind): MeasuredQuote {
  const besideWords = { ...words, columns }
  if (kind === 'prose' && words.quote.content.length > BESIDE_FROM_CHARACTERS) {
    const beside = fitArranged(besideWords)
    return isCut(beside) ? fullerOf(beside, fitArranged(words)) : beside
  }
  const under = fitUntruncated(words, floorPx(words, 'content'))
  if (under) {
    const beside = fitUntruncated(besideWords, minBesidePx(under.contentPx, words.align, kind))
    return beside && canStandBeside(kind, beside.content, under.content) ? beside : under
  }
  const beside = fitArranged(besideWords)
  if (!canStandBeside(kind, beside.content, null)) {
    const atFloor = measureAtFloor(words)
    return isCut(atFloor) ? fullerOf(atFloor, beside) : atFloor
  }
  return isCut(beside) ? fullerOf(beside, measureAtFloor(words)) : beside
}

/** Both equal, it is the first. */
function fullerOf(first: MeasuredQuote, second: MeasuredQuote): MeasuredQuote {
  return shownLength(second) > shownLength(first) ? second : first
}

export function isCut({ content, translation }: MeasuredQuote): boolean {
  return content.truncated || (translation?.truncated ?? false)
}

function shownLength({ content, translation }: MeasuredQuote): number {
  return (content.lines.at(-1)?.end ?? 0) + (translation?.lines.at(-1)?.end ?? 0)
}

/** True also for a narrowed block. */
export function isResized({ byHand }: QuoteContext): boolean {
  return (['content', 'translation', 'author'] as const)
    .map(byHand)
    .some(({ scale, widthPx }) => scale !== NOT_RESIZED.scale || widthPx !== NOT_RESIZED.widthPx)
}

function fitArranged(words: ArrangedWords): MeasuredQuote {
  if (isResized(words)) return fitByHand(words)
  // The pages of one text are of one size, unless a page was written fuller than it holds.
  if (words.quote.page !== '' && !words.holdsSize) {
    const atPageSize = fitArranged({ ...words, holdsSize: true })
    if (!isCut(atPageSize)) return atPageSize
  }
  return fitUntruncated(words, floorPx(words, 'content')) ?? measureAtFloor(words)
}

function fitUntruncated(words: ArrangedWords, minPx: number): MeasuredQuote | null {
  for (const candidate of fittingCandidates(words, minPx)) {
    const measured = measureIfInside(words, candidate)
    if (measured) return measured
  }
  return null
}

/** A quote that is too large shrinks until all fits. */
function fitByHand(words: ArrangedWords): MeasuredQuote {
  const { byHand, shows } = words
  const { contentPx, translation } = fitArranged({ ...words, byHand: () => NOT_RESIZED })
  const scaled = (id: 'translation' | 'author', sizePx: number) =>
    Math.max(handFloorPx(words, id), sizePx * byHand(id).scale)
  const translationPx = translation?.style.sizePx ?? floorPx(words, 'translation')
  const authorPx = authorSizePx(words, contentPx, shows.translation ? translationPx : null)
  const below = {
    translationPx: scaled('translation', translationPx),
    authorPx: scaled('author', authorPx),
  }
  for (const sizePx of sizeLadder(contentPx * byHand('content').scale, leastContentPx(words))) {
    const sizes = { contentPx: sizePx, ...below }
    // Mark and gaps yield before the quote does.
    for (const arranged of [words, { ...words, isTight: true }]) {
      const candidate = linesAtSizes(arranged, sizes)
      const measured = candidate && measureIfInside(arranged, candidate)
      if (measured) return measured
    }
  }
  return measureAtFloor(words)
}

/** A quote made smaller by hand may be as small as other texts. */
function leastContentPx(words: ArrangedWords): number {
  const { scale } = words.byHand('content')
  return scale < NOT_RESIZED.scale ? handFloorPx(words, 'content') : floorPx(words, 'content')
}

/** null if too high, a line ends elsewhere, or a character such as ﷽ exceeds a line. */
function measureIfInside(words: ArrangedWords, candidate: FitCandidate): MeasuredQuote | null {
  const measured = measureQuote(words, candidate)
  const { content, translation, heightPx, grid } = measured
  const { plan, columns } = words
  const quoteWidth = columns?.quotePx ?? plan.textBox.width
  const isWithin =
    content.widthPx <= quoteWidth + SLACK_PX && (translation?.widthPx ?? 0) <= widthBelowPx(words) + SLACK_PX
  const isAsPlanned =
    endsWhere(content, candidate.contentEnds) && endsWhere(translation, candidate.translationEnds)
  return isWithin && isAsPlanned && heightPx <= roomPx(plan, grid) ? measured : null
}

/** Kerning across spaces can make a planned line too wide. */
function endsWhere(paragraph: Paragraph | null, ends: readonly number[] | null | undefined): boolean {
  if (!paragraph || !ends) return true
  return paragraph.lines.length === ends.length && paragraph.lines.every(({ end }, at) => end === ends[at])
}

function measureAtFloor(words: ArrangedWords): MeasuredQuote {
  const { byHand } = words
  const scaled = (id: 'translation' | 'author') =>
    Math.max(handFloorPx(words, id), floorPx(words, id) * byHand(id).scale)
  const candidate: FitCandidate = {
    contentPx: leastContentPx(words),
    translationPx: scaled('translation'),
    authorPx: scaled('author'),
  }
  const whole = measureQuote(words, candidate)
  const overPx = whole.heightPx - roomPx(words.plan, whole.grid)
  if (overPx <= 0) return whole // A character is wider than a line.
  return measureQuote(
    words,
    candidate,
    whole.columns ? linesBeside(whole, whole.heightPx - overPx) : linesUnder(whole, overPx),
  )
}

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

function linesWithin(paragraph: Paragraph | null, roomPx: number): number {
  if (!paragraph) return 0
  const { lines, style } = paragraph
  return Math.max(1, Math.min(lines.length, Math.floor(roomPx / style.lineHeightPx)))
}
