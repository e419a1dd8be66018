import type { Quote } from './quote'
import type { CardSettings } from './settings'

/** What is drawn: the words and how they look. */
export interface Card {
  kind: 'quote'
  quote: Quote
  settings: CardSettings
}
