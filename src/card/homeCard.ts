import type { QuoteCard } from './card'
import type { Quote } from './quote'
import { HOME_SETTINGS } from './settings'

/**
 * The card that home shows, in a fixed look. The author stands in one language, without the work: the letters of the other
 * name and the italics are a quarter of a megabyte, which a first visit on a phone would wait a second for.
 */
export function homeCard(quote: Quote): QuoteCard {
  return { kind: 'quote', quote: { ...quote, citation: null }, settings: HOME_SETTINGS }
}
