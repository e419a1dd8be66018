/**
 * How large the words of a quote card are set. Quote, translation and author fit together: the quote takes the largest
 * step at which the whole block fits its box, and the others keep their distance below it (looks.md §1).
 */
import type { Quote } from '../card/quote'
import type { TextSettings } from '../card/settings'
import type { FramePlan, LineGrid } from '../look/frames/frame'
import { largestFit } from '../text/fit'
import { FONTS } from '../text/fonts'
import type { TextMetrics } from '../text/metrics'
import type { Paragraph, TextAlign } from '../text/paragraph'
import { TEXT_SIZES, type TextSizeId } from '../text/sizes'
import { countLines } from '../text/wrap'
import { authorHeightPx, authorMannerOf, authorParagraph, type AuthorManner } from './authorLine'
import { ornamentHeightPx } from './ornament'
import { contentMeasurePx, isShort, setParagraph, styleOf, TRANSLATION_MEASURE_EM } from './typeset'

/** What is to be set, and where. */
export interface QuoteWords {
  quote: Quote
  text: TextSettings
  shows: { author: boolean; translation: boolean; quotationMarks: boolean }
  plan: FramePlan
  metrics: TextMetrics
  textScale: number
  byHand: (id: 'content' | 'translation' | 'author') => { scale: number; widthPx: number } // 1 and 0: as set
}

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
}

const LIFT = 1.3
const LONG_TEXT = { characters: 160, startPx: 27 }
const FLOOR_PX = { content: 15, translation: 14, author: 14 }
const HAND_FLOOR_PX = 9
const SHARE_OF_CONTENT = { translation: 0.84, author: 0.8 }
const GAP = { translation: { share: 0.55, min: 12 }, author: { share: 0.72, min: 22 } }
const ORNAMENT_FROM_PX = 19 // a quote set smaller needs the room more than the ornament
const TRANSLATION_ROOM = 0.4 // of what quote and translation have at the floor

export function fitQuoteWords(words: QuoteWords): QuoteSetting {
  return largestFit(
    startPx(words),
    FLOOR_PX.content,
    (contentPx) => {
      const setting = setWords(words, contentPx)
      return setting.heightPx <= roomPx(words.plan, setting.grid) ? setting : null
    },
    (contentPx) => setAtFloor(words, contentPx),
    (contentPx) => contentCouldFit(words, contentPx),
  )
}

/** How far below the text box's top the first row of its grid begins; 0 without a grid. */
export function gridTopPx({ textBox }: FramePlan, grid: LineGrid | null): number {
  if (!grid) return 0
  const { firstY, pitchPx } = grid
  return Math.ceil((textBox.y - firstY) / pitchPx) * pitchPx + firstY - textBox.y
}

/** The text box's height, or what its grid leaves of it. */
function roomPx(plan: FramePlan, grid: LineGrid | null): number {
  return plan.textBox.height - gridTopPx(plan, grid)
}

/** The frame's rules for a quote of this size; null on a frame without. */
function gridAt({ grid }: FramePlan, contentPx: number): LineGrid | null {
  return grid ? { firstY: grid.firstY, pitchPx: grid.pitchAt(contentPx) } : null
}

export function alignOf({ align }: TextSettings): TextAlign {
  return align.slice('text-'.length) as TextAlign
}

export function mannerOf({ plan, text }: QuoteWords, grid: LineGrid | null): AuthorManner {
  return authorMannerOf(plan, text, alignOf(text), grid)
}

function startPx(words: QuoteWords): number {
  const { text, textScale, plan } = words
  const lift = text.contentPx > 0 ? 1 : (plan.stepLift ?? 1)
  const stepPx = chosenPx(text.contentPx, text.contentSize) * textScale * lift
  const { scale } = words.byHand('content')
  return startOfStepPx(words, stepPx) * scale
}

function startOfStepPx(words: QuoteWords, stepPx: number): number {
  const { quote } = words
  if ([...quote.content].length > LONG_TEXT.characters) return Math.min(stepPx, LONG_TEXT.startPx)
  return isShort(quote.content) ? liftedPx(words, stepPx) : stepPx
}

/** A short quote is set larger, as far as that costs it no further line: its sense breaks better in two than in three. */
function liftedPx(words: QuoteWords, stepPx: number): number {
  const lift = words.plan.shortQuoteLift ?? LIFT
  const lines = contentLines(words, stepPx)
  const shares = [1, 2 / 3, 1 / 3]
  const lifted = shares.map((share) => stepPx * (1 + (lift - 1) * share))
  return lifted.find((sizePx) => contentLines(words, sizePx) <= lines) ?? stepPx
}

function contentLines(words: QuoteWords, contentPx: number): number {
  const { quote, text, metrics } = words
  const measurePx = quoteMeasurePx(words, contentPx)
  return countLines(quote.content, styleOf(quote.content, contentPx, text, 'content'), measurePx, metrics)
}

function quoteMeasurePx({ quote, text, plan, byHand }: QuoteWords, contentPx: number): number {
  const { width } = plan.textBox
  const { widthPx } = byHand('content')
  return widthPx > 0
    ? Math.min(width, widthPx)
    : contentMeasurePx(quote.content, contentPx, width, alignOf(text))
}

/** The quote's lines alone, at the least there can be of them: spares long texts most of the ladder. */
function contentCouldFit(words: QuoteWords, contentPx: number): boolean {
  const grid = gridAt(words.plan, contentPx)
  const { lineHeightPx } = styleOf(words.quote.content, contentPx, words.text, 'content', grid)
  return contentLines(words, contentPx) * lineHeightPx <= words.plan.textBox.height
}

/** At the floor the lines are counted out: the translation keeps a share of the room, the quote has the rest. */
function setAtFloor(words: QuoteWords, contentPx: number): QuoteSetting {
  const whole = setWords(words, contentPx)
  const overPx = whole.heightPx - roomPx(words.plan, whole.grid)
  if (overPx <= 0) return whole
  const leftPx = whole.content.heightPx + (whole.translation?.heightPx ?? 0) - overPx
  const translationLines = linesWithin(
    whole.translation,
    Math.max(leftPx * TRANSLATION_ROOM, leftPx - whole.content.heightPx),
  )
  const takenPx = translationLines * (whole.translation?.style.lineHeightPx ?? 0)
  return setWords(words, contentPx, {
    content: linesWithin(whole.content, leftPx - takenPx),
    translation: translationLines,
  })
}

function setWords(
  words: QuoteWords,
  contentPx: number,
  maxLines: { content?: number; translation?: number } = {},
): QuoteSetting {
  const { quote, text, shows, plan, metrics, textScale, byHand } = words
  const { width } = plan.textBox
  const align = alignOf(text)
  const grid = gridAt(plan, contentPx)
  const manner = mannerOf(words, grid)
  const set = { align, metrics, grid }
  const content = setParagraph(quote.content, contentPx, quoteMeasurePx(words, contentPx), {
    ...set,
    text,
    role: 'content',
    maxLines: maxLines.content,
  })
  const translationPx = relativePx(
    chosenPx(text.translationPx, text.translationSize) * textScale,
    contentPx,
    'translation',
    byHand('translation').scale,
  )
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
  const authorPx = relativePx(
    chosenPx(text.authorPx, text.authorSize) * textScale,
    contentPx,
    'author',
    byHand('author').scale,
  )
  const author = shows.author ? authorParagraph(quote.author, authorPx, width, manner, text, metrics) : null

  const parts = {
    ornamentPx:
      shows.quotationMarks && contentPx >= ORNAMENT_FROM_PX
        ? inRows(ornamentHeightPx(FONTS[text.fontFamily].ornament, contentPx), grid)
        : 0,
    translation: written(translation),
    author: written(author),
  }
  const translationGapPx = parts.translation && !grid ? gapPx(GAP.translation, contentPx) : 0
  const authorGapPx = parts.author && !grid ? gapPx(GAP.author, contentPx) : 0
  const heightPx =
    parts.ornamentPx +
    content.heightPx +
    translationGapPx +
    (parts.translation?.heightPx ?? 0) +
    authorGapPx +
    (parts.author ? authorHeightPx(parts.author, manner) : 0)
  return { contentPx, content, ...parts, translationGapPx, authorGapPx, heightPx, grid }
}

/** A template's exact size, or the step's. */
function chosenPx(exactPx: number, step: TextSizeId): number {
  return exactPx > 0 ? exactPx : TEXT_SIZES[step].px
}

/** On a grid everything takes whole rows. */
function inRows(heightPx: number, grid: LineGrid | null): number {
  return grid ? Math.ceil(heightPx / grid.pitchPx) * grid.pitchPx : heightPx
}

/** The step's own size while the quote is large enough above it, and never under the floor; a hand may go past both. */
function relativePx(
  stepPx: number,
  contentPx: number,
  role: 'translation' | 'author',
  scale: number,
): number {
  const asSetPx = Math.max(FLOOR_PX[role], Math.min(stepPx, contentPx * SHARE_OF_CONTENT[role]))
  return Math.max(HAND_FLOOR_PX, asSetPx * scale)
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
