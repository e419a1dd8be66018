import type { TextId } from '../../card/primaryText'
import type { LineGrid, TypeStyle, TextAlign } from '../../text/paragraph'
import type { Pinyin } from '../../text/pinyin/pinyin'
import { typesetStyle, translationStyleOf } from '../typeset'
import { hasHan } from '../../text/characters'
import { isBookProse, isVerse } from '../../text/verse'
import type { Attribution } from '../../card/attribution'
import type { Quote } from '../../card/quote'
import type { TextSettings } from '../../card/settings'
import type { FramePlan } from '../../look/frames/frame'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { Columns } from './columns'

export interface QuoteContext {
  card: { width: number; height: number }
  quote: Quote // `content` is the primary text, whichever field it is on the card
  attribution: Attribution
  text: TextSettings
  shows: { author: boolean; translation: boolean; quotationMarks: boolean }
  plan: FramePlan
  metrics: TextMetrics
  textScale: number
  holdsSize?: boolean // words that do not fit are cut rather than smaller
  isLegible?: boolean // no smaller than is read on a phone
  byHand: (role: 'content' | 'translation' | 'author') => { scale: number; widthPx: number } // 1, 0: unchanged
  idOf: (role: TextId) => TextId // the block in this role
}

export interface ArrangedWords extends QuoteContext {
  align: TextAlign
  isRightToLeft: boolean
  columns: Columns | null // null: translation and author below the quote
  isTight: boolean // no ornament, minimum gaps: the visitor sized or narrowed words
}

export function widthBelowPx({ columns, plan }: Pick<ArrangedWords, 'columns' | 'plan'>): number {
  return columns?.asidePx ?? plan.textBox.width
}

export interface FitCandidate {
  contentPx: number
  contentEnds?: readonly number[] | null
  translationPx: number
  translationEnds?: readonly number[] | null
  authorPx: number
}

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

/** A grid already has room for pinyin between its rules. */
export function styleOf(
  words: ArrangedWords,
  role: TextId,
  sizePx: number,
  grid: LineGrid | null = null,
): TypeStyle {
  const { quote, text } = words
  const isProse = isBookProse(quote[role])
  const style =
    role === 'content'
      ? { ...typesetStyle(quote.content, sizePx, text, grid), opticalWeight: weightOf(quote), isProse }
      : { ...translationStyleOf(quote.translation, sizePx, text, grid), isProse }
  const pinyin = pinyinAbove(words, role)
  if (!pinyin) return style
  return grid ? { ...style, pinyinPx: 0 } : pinyin.withPinyinRoom(style)
}

/** All pages of a text have one, however short. */
function weightOf({ content, page }: Quote): number {
  return (page === '' ? tier(content) : TIERS.essay).weight
}

export function pinyinAbove(
  { quote, text, shows, metrics }: QuoteContext,
  role: TextId,
): Pinyin['room'] | undefined {
  const isShown = text.pinyin && (role === 'content' || shows.translation)
  return isShown && metrics.pinyin?.isAbove(quote[role]) ? metrics.pinyin.room : undefined
}

export function measurePxOf(words: ArrangedWords, role: TextId): number {
  const { plan, byHand, columns } = words
  const boxPx = role === 'content' ? (columns?.quotePx ?? plan.textBox.width) : widthBelowPx(words)
  return Math.min(boxPx, byHand(role).widthPx || boxPx)
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
