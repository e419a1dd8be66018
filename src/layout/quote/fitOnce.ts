import type { FramePlan } from '../../look/frames/frame'
import type { Steps } from '../../scene/steps'
import { isSameJson } from '../../scene/values'
import type { MeasuredQuote } from './measureQuote'
import type { QuoteWords } from './words'

/** Sets a card's words at their best sizes. */
export type FitWords = (words: QuoteWords) => Steps<MeasuredQuote>

/**
 * For one card: its words on a picture are laid again with the inks for what they turned out to stand on, in the same place
 * and at the same sizes. They are not fitted again.
 */
export function fitOnce(fit: FitWords): FitWords {
  let known: { words: QuoteWords; measured: MeasuredQuote } | null = null
  return function* fitted(words) {
    if (known?.words.text === words.text && hasSameRoom(known.words.plan, words.plan)) return known.measured
    const measured = yield* fit(words)
    known = { words, measured }
    return measured
  }
}

/** Slots take no room from a quote, and their colours may follow the ground. */
function hasSameRoom(a: FramePlan, b: FramePlan): boolean {
  const room = (plan: FramePlan) => ({ ...plan, date: null, watermark: null })
  return a === b || isSameJson(room(a), room(b))
}
