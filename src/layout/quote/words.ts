import type { Attribution } from '../../card/attribution'
import type { TextId } from '../../card/primaryText'
import type { Quote } from '../../card/quote'
import type { TextSettings } from '../../card/settings'
import type { FramePlan } from '../../look/frames/frame'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { TextAlign } from '../../text/paragraph'
import type { Columns } from './columns'

/** A quote's words, and the context to set them in. */
export interface QuoteContext {
  card: { width: number; height: number }
  quote: Quote // `content` leads, whichever field it is on the card
  attribution: Attribution
  text: TextSettings
  shows: { author: boolean; translation: boolean; quotationMarks: boolean }
  plan: FramePlan
  metrics: TextMetrics
  textScale: number
  byHand: (role: 'content' | 'translation' | 'author') => { scale: number; widthPx: number } // 1, 0: unchanged
  idOf: (role: TextId) => TextId // is the block that is set in this role
}

/** The words in one arrangement. */
export interface ArrangedWords extends QuoteContext {
  align: TextAlign
  isRightToLeft: boolean // follows the quote, for the whole block
  columns: Columns | null // null: the translation and the author stand below the quote
  isTight: boolean // has no ornament and the smallest gaps, for a quote that a visitor enlarged
}

/** Returns the width of the column that translation and author stand in. */
export function widthBelowPx({ columns, plan }: Pick<ArrangedWords, 'columns' | 'plan'>): number {
  return columns?.asidePx ?? plan.textBox.width
}

/** How large the words are, and where their lines end; without `ends` they have as few lines as possible. */
export interface FitCandidate {
  contentPx: number
  contentEnds?: readonly number[] | null
  translationPx: number
  translationEnds?: readonly number[] | null
  authorPx: number
}
