import type { QuoteCard } from './card'
import type { Quote } from './quote'
import { HOME_SETTINGS } from './settings'

/** One author name, no work: the other script and italics are 250 KB. */
export function homeCard(quote: Quote): QuoteCard {
  return { kind: 'quote', quote: { ...quote, citation: null }, settings: HOME_SETTINGS }
}
