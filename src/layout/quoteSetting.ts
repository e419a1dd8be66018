/**
 * How large the words of a quote card are set. Quote, translation and author fit together: the quote takes the largest
 * step at which the whole block fits its box, and the others keep their distance below it (looks.md §1).
 */
import type { TextSettings } from '../card/settings'
import type { FramePlan, LineGrid } from '../look/frames/frame'
import { directionOf } from '../text/direction'
import { largestFit } from '../text/fit'
import { FONTS } from '../text/fonts'
import { hardLines } from '../text/hardLines'
import type { Paragraph, TextAlign } from '../text/paragraph'
import { typographic } from '../text/typographic'
import { isVerse } from '../text/verse'
import { authorHeightPx, authorMannerOf, authorParagraph, type AuthorManner } from './authorLine'
import { asideDropPx, besideOrUnder, columnsFor, type Columns } from './columns'
import { ornamentHeightPx } from './ornament'
import { contentLines, FLOOR_PX, leastHeightPx, quoteMeasurePx, relativePx, startPx } from './quoteSize'
import type { ArrangedWords, QuoteWords } from './quoteWords'
import { setParagraph, TRANSLATION_MEASURE_EM } from './typeset'

/** The block at one quote size, measured and not yet placed. Heights and gaps in px; a part that is not there is 0 or null. */
export interface QuoteSetting {
  contentPx: number
  ornamentPx: number // row above the quote, gap included
  content: Paragraph
  translation: Paragraph | null
  author: Paragraph | null
  translationGapPx: number
  authorGapPx: number
  heightPx: number
  grid: LineGrid | null
  manner: AuthorManner
  align: TextAlign
  isRightToLeft: boolean
  columns: Columns | null // the translation and the author stand beside the quote
  asideDropPx: number // then: how far below the quote's top the translation's is, or above it
}

const GAP = { translation: { share: 0.55, min: 12 }, author: { share: 0.72, min: 22 } }
const AS_SET = { scale: 1, widthPx: 0 }
const ORNAMENT_FROM_PX = 19 // a quote set smaller needs the room more than the ornament
const TRANSLATION_ROOM = 0.4 // of what quote and translation have at the floor
const VERSE_WHOLE_FROM = 0.72 // of its size: so much smaller verse is set before a line turns over

export function fitQuoteWords(words: QuoteWords): QuoteSetting {
  const { card, plan, quote, shows, text } = words
  const isRightToLeft = directionOf(quote.content)?.isRightToLeft ?? false
  const arranged = { ...words, isRightToLeft, align: alignOf(text, isRightToLeft), columns: null }
  const hasBoth = shows.translation && [quote.content, quote.translation].every((text) => text.trim() !== '')
  const kind = isVerse(quote.content) ? 'verse' : 'prose'
  const columns = hasBoth ? columnsFor(card, plan, kind) : null
  if (!columns) return fitArranged(arranged)
  // Sizing a block by hand must not make the others jump.
  const asSet = { ...arranged, byHand: () => AS_SET }
  const ways = { beside: fitArranged({ ...asSet, columns }), under: fitArranged(asSet) }
  const best = besideOrUnder(kind, ways.beside, ways.under)
  return isByHand(words)
    ? fitArranged({ ...arranged, columns: best === 'beside' ? columns : null })
    : ways[best]
}

function isByHand({ byHand }: QuoteWords): boolean {
  return (['content', 'translation', 'author'] as const)
    .map(byHand)
    .some(({ scale, widthPx }) => scale !== AS_SET.scale || widthPx !== AS_SET.widthPx)
}

/** Left is where reading starts: for right-to-left words that is the right. */
export function alignOf({ align }: TextSettings, isRightToLeft = false): TextAlign {
  return isRightToLeft && align === 'text-left' ? 'right' : (align.slice('text-'.length) as TextAlign)
}

/** How far below the text box's top the first row of its grid begins; 0 without a grid. */
export function gridTopPx({ textBox }: FramePlan, grid: LineGrid | null): number {
  if (!grid) return 0
  const { firstY, pitchPx } = grid
  return Math.ceil((textBox.y - firstY) / pitchPx) * pitchPx + firstY - textBox.y
}

function fitArranged(words: ArrangedWords): QuoteSetting {
  return wholeVerse(words) ?? fitFrom(startPx(words), words)
}

function fitFrom(sizePx: number, words: ArrangedWords): QuoteSetting {
  return largestFit(
    sizePx,
    FLOOR_PX.content,
    (contentPx) => fitting(words, contentPx),
    (contentPx) => setAtFloor(words, contentPx),
    (contentPx) =>
      leastHeightPx(words, contentPx, gridAt(words.plan, contentPx)) <= words.plan.textBox.height,
  )
}

/** Verse with none of its lines turned over, where that costs it little of its size. */
function wholeVerse(words: ArrangedWords): QuoteSetting | null {
  const { content } = words.quote
  if (!isVerse(content)) return null
  const lines = hardLines(typographic(content)).length
  const sizePx = startPx(words)
  return largestFit<QuoteSetting | null>(
    sizePx,
    Math.max(FLOOR_PX.content, sizePx * VERSE_WHOLE_FROM),
    (contentPx) => (contentLines(words, contentPx) === lines ? fitting(words, contentPx) : null),
    () => null,
  )
}

function fitting(words: ArrangedWords, contentPx: number): QuoteSetting | null {
  const setting = setWords(words, contentPx)
  return setting.heightPx <= roomPx(words.plan, setting.grid) ? setting : null
}

/** The text box's height, or what its grid leaves of it. */
function roomPx(plan: FramePlan, grid: LineGrid | null): number {
  return plan.textBox.height - gridTopPx(plan, grid)
}

/** The frame's rules for a quote of this size; null on a frame without. */
function gridAt({ grid }: FramePlan, contentPx: number): LineGrid | null {
  return grid ? { firstY: grid.firstY, pitchPx: grid.pitchAt(contentPx) } : null
}

interface LineCounts {
  content?: number
  translation?: number
}

/** At the floor the lines are counted out. */
function setAtFloor(words: ArrangedWords, contentPx: number): QuoteSetting {
  const whole = setWords(words, contentPx)
  const overPx = whole.heightPx - roomPx(words.plan, whole.grid)
  if (overPx <= 0) return whole
  return setWords(
    words,
    contentPx,
    whole.columns ? linesBeside(whole, whole.heightPx - overPx) : linesUnder(whole, overPx),
  )
}

/** The translation keeps a share of the room, the quote has the rest. */
function linesUnder({ content, translation }: QuoteSetting, overPx: number): LineCounts {
  const leftPx = content.heightPx + (translation?.heightPx ?? 0) - overPx
  const translationLines = linesWithin(
    translation,
    Math.max(leftPx * TRANSLATION_ROOM, leftPx - content.heightPx),
  )
  const takenPx = translationLines * (translation?.style.lineHeightPx ?? 0)
  return { content: linesWithin(content, leftPx - takenPx), translation: translationLines }
}

/** Each column has the room to itself. */
function linesBeside(whole: QuoteSetting, heightPx: number): LineCounts {
  const { content, translation, author, manner } = whole
  const leftPx = heightPx - whole.ornamentPx
  const dropPx = whole.align === 'center' ? 0 : whole.asideDropPx
  const authorPx = author ? whole.authorGapPx + authorHeightPx(author, manner) : 0
  return {
    content: linesWithin(content, leftPx - Math.max(0, -dropPx)),
    translation: linesWithin(translation, leftPx - Math.max(0, dropPx) - authorPx),
  }
}

function setWords(words: ArrangedWords, contentPx: number, maxLines: LineCounts = {}): QuoteSetting {
  const { quote, text, shows, plan, metrics, byHand, columns, align, isRightToLeft } = words
  const width = columns?.asidePx ?? plan.textBox.width
  const grid = gridAt(plan, contentPx)
  const manner = authorMannerOf(plan, text, align, grid)
  const set = { align, metrics, grid }
  const content = setParagraph(quote.content, contentPx, quoteMeasurePx(words, contentPx), {
    ...set,
    text,
    role: 'content',
    maxLines: maxLines.content,
  })
  const translationPx = relativePx(words, contentPx, 'translation')
  const translation = shows.translation
    ? setParagraph(
        quote.translation,
        translationPx,
        Math.min(width, byHand('translation').widthPx || TRANSLATION_MEASURE_EM * translationPx),
        {
          ...set,
          text: { ...text, bold: false, weight: 0 },
          role: 'translation',
          maxLines: maxLines.translation,
        },
      )
    : null
  const authorPx = relativePx(words, contentPx, 'author')
  const author = shows.author ? authorParagraph(quote.author, authorPx, width, manner, text, metrics) : null

  const parts = {
    ornamentPx:
      shows.quotationMarks && contentPx >= ORNAMENT_FROM_PX
        ? inRows(ornamentHeightPx(plan.ornament, FONTS[text.fontFamily].ornament, contentPx), grid)
        : 0,
    translation: written(translation),
    author: written(author),
  }
  const translationGapPx = parts.translation && !grid && !columns ? gapPx(GAP.translation, contentPx) : 0
  const authorGapPx = parts.author && !grid ? gapPx(GAP.author, columns ? translationPx : contentPx) : 0
  const belowPx = // of what stands under the quote, or beside it
    (parts.translation?.heightPx ?? 0) +
    authorGapPx +
    (parts.author ? authorHeightPx(parts.author, manner) : 0)
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
    manner,
    align,
    isRightToLeft,
    columns,
    asideDropPx: dropPx,
  }
}

/** On a grid everything takes whole rows. */
function inRows(heightPx: number, grid: LineGrid | null): number {
  return grid ? Math.ceil(heightPx / grid.pitchPx) * grid.pitchPx : heightPx
}

function gapPx({ share, min }: { share: number; min: number }, contentPx: number): number {
  return Math.round(Math.max(min, share * contentPx))
}

/** At least one line of what there is. */
function linesWithin(paragraph: Paragraph | null, roomPx: number): number {
  if (!paragraph) return 0
  const { lines, style } = paragraph
  return Math.max(1, Math.min(lines.length, Math.floor(roomPx / style.lineHeightPx)))
}

/** null for a paragraph with nothing on it: it takes no gap either. */
function written(paragraph: Paragraph | null): Paragraph | null {
  return paragraph?.lines.some(({ runs }) => runs.length > 0) ? paragraph : null
}
