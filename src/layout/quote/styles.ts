import type { TextId } from '../../card/primaryText'
import type { LineGrid, TypeStyle } from '../../text/paragraph'

import type { Pinyin } from '../../text/pinyin/pinyin'
import { typesetStyle, translationStyleOf } from '../typeset'
import { widthBelowPx, type ArrangedWords, type QuoteContext } from './words'
import { hasHan } from '../../text/characters'
import { isVerse } from '../../text/verse'

/** Lengths in characters; measure in em, the longest easy line. */
interface Tier {
  upTo: { han: number; latin: number }
  measureEm: number
  weight: number // added: large type looks heavier, small type lighter
  startPx?: number // its largest size
}

const TIERS = {
  display: { upTo: { han: 6, latin: 12 }, measureEm: 15, weight: -60 },
  headline: { upTo: { han: 20, latin: 56 }, measureEm: 15, weight: 0 },
  text: { upTo: { han: 70, latin: 160 }, measureEm: 21, weight: 0 },
  essay: { upTo: { han: Infinity, latin: Infinity }, measureEm: 24, weight: 20, startPx: 30 },
} as const satisfies Record<string, Tier>
const VERSE_MEASURE_EM = 32

export function contentStyle(words: ArrangedWords, sizePx: number, grid: LineGrid | null = null): TypeStyle {
  const { quote, text } = words
  const style = typesetStyle(quote.content, sizePx, text, grid)
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

export function pinyinAbove(
  { quote, text, shows, metrics }: QuoteContext,
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

type TierId = keyof typeof TIERS

export function tierOf(text: string): TierId {
  const { length } = [...text.trim()]
  const script = hasHan(text) ? 'han' : 'latin'
  if (length <= TIERS.display.upTo[script]) return 'display'
  if (length <= TIERS.headline.upTo[script]) return 'headline'
  return length <= TIERS.text.upTo[script] ? 'text' : 'essay'
}

export function tier(text: string): Tier {
  return TIERS[tierOf(text)]
}

/** em */
export function easyMeasureEm(text: string): number {
  return isVerse(text) ? VERSE_MEASURE_EM : tier(text).measureEm
}
