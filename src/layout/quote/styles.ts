import type { TextId } from '../../card/lead'
import type { LineGrid, TypeStyle } from '../../text/paragraph'

import type { Pinyin } from '../../text/pinyin/pinyin'
import { tier } from '../tiers'
import { styleOf, translationStyleOf } from '../typeset'
import { widthBelowPx, type ArrangedWords, type QuoteWords } from './words'

/** The type of the quote at a size. */
export function contentStyle(words: ArrangedWords, sizePx: number, grid: LineGrid | null = null): TypeStyle {
  const { quote, text } = words
  const style = styleOf(quote.content, sizePx, text, grid)
  return withPinyin(words, 'content', { ...style, opticalWeight: tier(quote.content).weight }, grid)
}

/** The type of the translation at a size. */
export function translationStyle(
  words: ArrangedWords,
  sizePx: number,
  grid: LineGrid | null = null,
): TypeStyle {
  const { quote, text } = words
  const style = translationStyleOf(quote.translation, sizePx, text, grid)
  return withPinyin(words, 'translation', style, grid)
}

/** What the pinyin above a text asks of its type; undefined where there is none. */
export function pinyinAbove(
  { quote, text, shows, metrics }: QuoteWords,
  role: TextId,
): Pinyin['room'] | undefined {
  const isShown = text.pinyin && (role === 'content' || shows.translation)
  return isShown && metrics.pinyin?.isAbove(quote[role]) ? metrics.pinyin.room : undefined
}

/** On a grid there is room between its rules. */
function withPinyin(words: ArrangedWords, role: TextId, style: TypeStyle, grid: LineGrid | null): TypeStyle {
  const pinyin = pinyinAbove(words, role)
  if (!pinyin) return style
  return grid ? { ...style, pinyinPx: 0 } : pinyin.withPinyinRoom(style)
}

/** The widest line of the quote. */
export function contentMeasurePx({ plan, byHand, columns }: ArrangedWords): number {
  const boxPx = columns?.quotePx ?? plan.textBox.width
  return Math.min(boxPx, byHand('content').widthPx || boxPx)
}

/** The widest line of the translation. */
export function translationMeasurePx(words: ArrangedWords): number {
  const boxPx = widthBelowPx(words)
  return Math.min(boxPx, words.byHand('translation').widthPx || boxPx)
}
