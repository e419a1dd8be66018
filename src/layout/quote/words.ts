import type { Attribution } from '../../card/attribution'
import type { TextId } from '../../card/lead'
import type { Quote } from '../../card/quote'
import type { TextSettings } from '../../card/settings'
import type { FramePlan } from '../../look/frames/frame'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { TextAlign } from '../../text/paragraph'
import type { Columns } from './columns'

/** A quote's words, and the context to set them in. */
export interface QuoteWords {
  card: { width: number; height: number }
  quote: Quote // `content` leads, whichever field it is on the card
  attribution: Attribution
  text: TextSettings
  shows: { author: boolean; translation: boolean; quotationMarks: boolean }
  plan: FramePlan
  metrics: TextMetrics
  textScale: number
  byHand: (role: 'content' | 'translation' | 'author') => { scale: number; widthPx: number } // 1, 0: unchanged
  idOf: (role: TextId) => TextId // of the block that is set in this role
}

/** The words in one arrangement. */
export interface ArrangedWords extends QuoteWords {
  align: TextAlign
  isRightToLeft: boolean // as the quote; applies to the whole block
  columns: Columns | null // null: the translation and the author stand below the quote
  isTight: boolean // without ornament and with the smallest gaps: for a quote enlarged by hand
}

/** The width of the column that translation and author stand in. */
export function widthBelowPx({ columns, plan }: Pick<ArrangedWords, 'columns' | 'plan'>): number {
  return columns?.asidePx ?? plan.textBox.width
}

/** How large the words are set, and where their lines end: null or absent where as few lines as possible are set. */
export interface Sizing {
  contentPx: number
  contentEnds?: readonly number[] | null
  translationPx: number
  translationEnds?: readonly number[] | null
  authorPx: number
}
