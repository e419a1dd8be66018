import type { TextSettings } from '../../card/settings'
import type { LineGrid } from '../../look/frames/frame'
import { TEXT_SIZES, type TextSizeId } from '../../text/sizes'
import { countLines } from '../../text/wrap'
import type { ArrangedWords } from './words'
import { contentMeasurePx, isShort, styleOf, TRANSLATION_MEASURE_EM } from '../typeset'

/** The first size tried for a quote, and the sizes relative to it (DECISIONS.md, Fitting a quote). */

export const FLOOR_PX = { content: 15, translation: 14, author: 14 }
/** Matches text with a visible character. */
export const IS_VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u
const HAND_FLOOR_PX = 9
const LIFT = 1.3
const LONG_TEXT = { characters: 160, startPx: 27 }
const SHARE_OF_CONTENT = { translation: 0.84, author: 0.8 }
const FEWER_LINES = [1, 0.96, 0.92, 0.89]

export function startPx(words: ArrangedWords): number {
  const { text, textScale, plan, byHand } = words
  const lift = text.contentPx > 0 ? 1 : (plan.stepLift ?? 1)
  const stepPx = exactOrStepPx(text.contentPx, text.contentSize) * textScale * lift
  return startPxForStep(words, stepPx) * byHand('content').scale
}

/** The size of the translation or the author under a quote of `contentPx`. */
export function relativePx(
  { text, textScale, byHand }: ArrangedWords,
  contentPx: number,
  role: 'translation' | 'author',
): number {
  const [exactPx, step] =
    role === 'author' ? [text.authorPx, text.authorSize] : [text.translationPx, text.translationSize]
  const stepPx = exactOrStepPx(exactPx, step) * textScale
  // The step's size, unless the quote above is too small for it; never under the floor, except by hand.
  const unscaledPx = Math.max(FLOOR_PX[role], Math.min(stepPx, contentPx * SHARE_OF_CONTENT[role]))
  return Math.max(HAND_FLOOR_PX, unscaledPx * byHand(role).scale)
}

/** The minimum number of lines of the quote. */
export function contentLines(words: ArrangedWords, contentPx: number): number {
  const { quote, text, metrics } = words
  const style = styleOf(quote.content, contentPx, text, 'content')
  return countLines(quote.content, style, quoteMeasurePx(words, contentPx), metrics)
}

/** The height of those lines. */
export function minContentPx(words: ArrangedWords, contentPx: number, grid: LineGrid | null): number {
  const { lineHeightPx } = styleOf(words.quote.content, contentPx, words.text, 'content', grid)
  return contentLines(words, contentPx) * lineHeightPx
}

/** The minimum height of the translation's lines. */
export function minTranslationPx(words: ArrangedWords, contentPx: number, grid: LineGrid | null): number {
  const { quote, shows, text, metrics } = words
  if (!shows.translation || !IS_VISIBLE.test(quote.translation)) return 0
  const sizePx = relativePx(words, contentPx, 'translation')
  const style = styleOf(quote.translation, sizePx, translationSettings(text), 'translation', grid)
  const lines = countLines(quote.translation, style, translationMeasurePx(words, sizePx), metrics)
  return lines * style.lineHeightPx
}

/** A translation is never bold. */
export function translationSettings(text: TextSettings): TextSettings {
  return { ...text, bold: false, weight: 0 }
}

export function translationMeasurePx(
  { plan, columns, byHand, widening }: ArrangedWords,
  sizePx: number,
): number {
  const width = columns?.asidePx ?? plan.textBox.width
  return Math.min(width, byHand('translation').widthPx || TRANSLATION_MEASURE_EM * sizePx * widening)
}

export function quoteMeasurePx(
  { quote, plan, byHand, columns, align, widening }: ArrangedWords,
  contentPx: number,
): number {
  const width = columns?.quotePx ?? plan.textBox.width
  const { widthPx } = byHand('content')
  return Math.min(width, widthPx || contentMeasurePx(quote.content, contentPx, align) * widening)
}

function startPxForStep(words: ArrangedWords, stepPx: number): number {
  const { content } = words.quote
  if ([...content].length > LONG_TEXT.characters) return Math.min(stepPx, LONG_TEXT.startPx)
  const sizePx = isShort(content) ? liftedPx(words, stepPx) : stepPx
  return words.columns ? fewerLinesPx(words, sizePx) : sizePx
}

/** Enlarges a short quote unless that costs a line: it breaks better by sense in two lines than in three. */
function liftedPx(words: ArrangedWords, stepPx: number): number {
  const lift = words.plan.shortQuoteLift ?? LIFT
  const lines = contentLines(words, stepPx)
  const shares = [1, 2 / 3, 1 / 3]
  const lifted = shares.map((share) => stepPx * (1 + (lift - 1) * share))
  return lifted.find((sizePx) => contentLines(words, sizePx) <= lines) ?? stepPx
}

/** In a narrow column a quote is set a little smaller if that saves a line. */
function fewerLinesPx(words: ArrangedWords, sizePx: number): number {
  const min = contentLines(words, sizePx * FEWER_LINES.at(-1)!)
  return sizePx * (FEWER_LINES.find((share) => contentLines(words, sizePx * share) <= min) ?? 1)
}

/** A template's exact size, or else the step's. */
function exactOrStepPx(exactPx: number, step: TextSizeId): number {
  return exactPx > 0 ? exactPx : TEXT_SIZES[step].px
}
