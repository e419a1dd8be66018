import type { Attribution } from '../../card/attribution'
import type { TextId } from '../../card/primaryText'
import type { Quote } from '../../card/quote'
import type { TextSettings } from '../../card/settings'
import type { FramePlan } from '../../look/frames/frame'
import type { TextMetrics } from '../../text/metrics/metrics'
import type { TextAlign } from '../../text/paragraph'
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
