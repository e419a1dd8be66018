import type { TextId } from '../../card/lead'
import type { LineGrid, TypeStyle } from '../../text/paragraph'

import type { Pinyin } from '../../text/pinyin/pinyin'
import { tier } from '../tiers'
import { styleOf, translationStyleOf } from '../typeset'
import { widthBelowPx, type ArrangedWords, type QuoteWords } from './words'

export function contentStyle(words: ArrangedWords, sizePx: number, grid: LineGrid | null = null): TypeStyle {
  const { quote, text } = words
  const style = styleOf(quote.content, sizePx, text, grid)
  return withPinyin(words, 'content', { ...style, opticalWeight: tier(quote.content).weight }, grid)
}

export function translationStyle(
  words: ArrangedWords,
  sizePx: number,
  grid: LineGrid | null = null,
): TypeStyle {
  const { quote, text } = words
  const style = translationStyleOf(quote.translation, sizePx, text, grid)
  return withPinyin(words, 'translation', style, grid)
}

/** Returns undefined where a text has no pinyin above it. */
export function pinyinAbove(
  { quote, text, shows, metrics }: QuoteWords,
  role: TextId,
): Pinyin['room'] | undefined {
  const isShown = text.pinyin && (role === 'content' || shows.translation)
  return isShown && metrics.pinyin?.isAbove(quote[role]) ? metrics.pinyin.room : undefined
}

/** A grid already has room for pinyin between its rules. */
function withPinyin(words: ArrangedWords, role: TextId, style: TypeStyle, grid: LineGrid | null): TypeStyle {
  const pinyin = pinyinAbove(words, role)
  if (!pinyin) return style
  return grid ? { ...style, pinyinPx: 0 } : pinyin.withPinyinRoom(style)
}

export function contentMeasurePx({ plan, byHand, columns }: ArrangedWords): number {
  const boxPx = columns?.quotePx ?? plan.textBox.width
  return Math.min(boxPx, byHand('content').widthPx || boxPx)
}

export function translationMeasurePx(words: ArrangedWords): number {
  const boxPx = widthBelowPx(words)
  return Math.min(boxPx, words.byHand('translation').widthPx || boxPx)
}
