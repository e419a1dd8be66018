import type { LineBreakCandidates } from '../../text/lineBreakCandidates'
import { drawnSizePx } from '../../text/styledFace'
import { TEXT_SIZES, type TextSizeId } from '../../text/sizes'
import { isVerse } from '../../text/verse'
import { legiblePx } from '../typeset'
import { tier, tierOf, pinyinAbove, type ArrangedWords, type QuoteContext } from './words'

const FLOOR_PX = { content: 15, translation: 14, author: 14 }
const HAND_FLOOR_PX = 9
export const IS_VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}]/u

const LIFT = 1.3 // for a headline
const TALL_BOX = { from: 1.2, lift: 1.25 } // height ÷ width: a tall box has room for one more line
const DISPLAY = { share: 0.65, maxPx: 140 } // × box width
/** A word at this step is poster-sized; others scale in proportion. */
const DISPLAY_STEP_PX = 38
const TRANSLATION_SHARE = { min: 0.55, max: 0.68, besideVerse: 0.8 } // × the quote's size
/** chosen translation ÷ quote, for smallest and largest share */
const CHOSEN_SHARE = { min: 0.45, max: 1 }
const AUTHOR_SHARE = { ofTranslation: 0.84, ofContent: 0.55 }

export function stepPx({ text, textScale, plan }: QuoteContext): number {
  const lift = text.contentPx > 0 ? 1 : (plan.stepLift ?? 1)
  return exactOrStepPx(text.contentPx, text.contentSize) * textScale * lift
}

/** Larger than chosen for a short quote, smaller for a long one. */
export function preferredPx(words: ArrangedWords, content: LineBreakCandidates, widthPx: number): number {
  const { textScale, plan, quote } = words
  const chosenPx = stepPx(words)
  if (quote.page !== '') return chosenPx
  const { startPx = Infinity } = tier(quote.content)
  const id = tierOf(quote.content)
  const isTall = plan.textBox.height >= TALL_BOX.from * plan.textBox.width
  const headlinePx = chosenPx * (plan.shortQuoteLift ?? LIFT) * (isTall && !plan.grid ? TALL_BOX.lift : 1)
  if (id === 'headline') return headlinePx
  if (id !== 'display' || plan.grid) return Math.min(id === 'display' ? headlinePx : chosenPx, startPx)
  const oneLineEm = content.best(content.fewest(Infinity), Infinity)?.widthEm || 1
  const strength = Math.min(1, chosenPx / DISPLAY_STEP_PX)
  const displayPx = strength * Math.min(DISPLAY.maxPx * textScale, (DISPLAY.share * widthPx) / oneLineEm)
  return Math.max(headlinePx, displayPx)
}

/** For any quote size; the preferred size comes first. */
export function translationSizesOf(words: ArrangedWords): (contentPx: number) => number[] {
  const { text, quote, columns } = words
  const chosen =
    exactOrStepPx(text.translationPx, text.translationSize) / exactOrStepPx(text.contentPx, text.contentSize)
  const { min, max } = TRANSLATION_SHARE
  const at = (chosen - CHOSEN_SHARE.min) / (CHOSEN_SHARE.max - CHOSEN_SHARE.min)
  // The smallest share is large below a poster-sized word.
  const isDisplay = tierOf(quote.content) === 'display'
  const underShare = isDisplay ? min : min + (max - min) * Math.min(1, Math.max(0, at))
  const share = columns && isVerse(quote.content) ? TRANSLATION_SHARE.besideVerse : underShare
  const least = floorPx(words, 'translation')
  return (contentPx) => {
    const sizes: number[] = []
    let isAllReadable = true
    for (let px = share * contentPx; px >= min * contentPx * 0.999; px *= 0.95) {
      const drawnPx = drawnSizePx(px, text.fontFamily)
      if (drawnPx <= least) isAllReadable = false
      else if (!sizes.includes(drawnPx)) sizes.push(drawnPx)
    }
    return isAllReadable ? sizes : [...sizes, least]
  }
}

/** With pinyin, this is the size at which it is legible. */
export function floorPx(words: QuoteContext, role: 'content' | 'translation' | 'author'): number {
  if (words.holdsSize && role === 'content') return stepPx(words)
  const leastPx = words.isLegible ? legiblePx(role === 'content' ? 'quote' : 'other', words.card.width) : 0
  return Math.max(leastPx, pinyinFloorPx(words, role) ?? FLOOR_PX[role])
}

/** The same for sizes set by hand. */
export function handFloorPx(words: QuoteContext, role: 'content' | 'translation' | 'author'): number {
  return pinyinFloorPx(words, role) ?? HAND_FLOOR_PX
}

function pinyinFloorPx(words: QuoteContext, role: 'content' | 'translation' | 'author'): number | undefined {
  if (role === 'author') return undefined
  return (
    pinyinAbove(words, role)?.SMALLEST_WITH_PINYIN_PX ??
    pinyinAbove(words, 'translation')?.SMALLEST_OVER_PINYIN_PX
  )
}

/** It is relative to the translation, else to the quote. */
export function authorSizePx(words: ArrangedWords, contentPx: number, translationPx: number | null): number {
  const { text, textScale } = words
  const stepPx = exactOrStepPx(text.authorPx, text.authorSize) * textScale
  const most =
    translationPx === null ? AUTHOR_SHARE.ofContent * contentPx : AUTHOR_SHARE.ofTranslation * translationPx
  return Math.max(floorPx(words, 'author'), Math.min(stepPx, most))
}

/** A template may give an exact size. */
function exactOrStepPx(exactPx: number, step: TextSizeId): number {
  return exactPx > 0 ? exactPx : TEXT_SIZES[step].px
}
