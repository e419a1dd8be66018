import type { LineGrid, TypeStyle } from '../../text/paragraph'

import { tier } from '../tiers'
import { styleOf, translationSettings } from '../typeset'
import type { ArrangedWords } from './words'

/** The type of the quote at a size. */
export function contentStyle(
  { quote, text }: ArrangedWords,
  sizePx: number,
  grid: LineGrid | null = null,
): TypeStyle {
  const style = styleOf(quote.content, sizePx, text, 'content', grid)
  return { ...style, opticalWeight: tier(quote.content).weight }
}

/** The type of the translation at a size. */
export function translationStyle(
  { quote, text }: ArrangedWords,
  sizePx: number,
  grid: LineGrid | null = null,
): TypeStyle {
  return styleOf(quote.translation, sizePx, translationSettings(text), 'translation', grid)
}

/** The widest line of the quote. */
export function contentMeasurePx({ plan, byHand, columns }: ArrangedWords): number {
  const boxPx = columns?.quotePx ?? plan.textBox.width
  return Math.min(boxPx, byHand('content').widthPx || boxPx)
}

/** The widest line of the translation. */
export function translationMeasurePx({ plan, byHand, columns }: ArrangedWords): number {
  const boxPx = columns?.asidePx ?? plan.textBox.width
  return Math.min(boxPx, byHand('translation').widthPx || boxPx)
}
