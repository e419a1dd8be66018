import type { Product } from './product'
import type { Quote } from './quote'
import type { CardSettings } from './settings'

/** A quote of the day, or a product to show. */
export const CARD_KINDS = ['quote', 'product'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export interface QuoteCard {
  kind: 'quote'
  quote: Quote
  settings: CardSettings
}

export interface ProductCard {
  kind: 'product'
  product: Product
  settings: CardSettings
}

/** What is drawn: the words and how they look. */
export type Card = QuoteCard | ProductCard

/** What a card says, without how it looks. */
export type Subject = Pick<QuoteCard, 'kind' | 'quote'> | Pick<ProductCard, 'kind' | 'product'>

/** The day that a card carries, yyyy-mm-dd. */
export function dayOf(card: Card): string {
  return card.kind === 'quote' ? card.quote.date : card.product.date
}

/** The picture that belongs to the words: what a polaroid or a strip of film shows. '' for none, or none that is shown. */
export function pictureOf(card: Card): string {
  if (card.kind === 'product') return card.settings.showPicture ? card.product.pictureUrl : ''
  return card.quote.originImageUrl || card.quote.imageUrl
}
