import type { Product } from './product'
import type { Quote } from './quote'
import type { CardSettings } from './settings'

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

export type Card = QuoteCard | ProductCard

export type Subject = Pick<QuoteCard, 'kind' | 'quote'> | Pick<ProductCard, 'kind' | 'product'>

/** yyyy-mm-dd */
export function dayOf(card: Card): string {
  return card.kind === 'quote' ? card.quote.date : card.product.date
}

/** A document's: helps screen readers and file search. */
export function titleOf(card: Card): { title: string; author: string } {
  if (card.kind === 'product') return { title: card.product.name, author: '' }
  return { title: card.quote.content.replaceAll('\n', ' '), author: card.quote.author }
}

/** for frames such as polaroid and film; '' if none or hidden */
export function pictureOf(card: Card): string {
  if (card.kind === 'product') return card.settings.showPicture ? card.product.pictureUrl : ''
  return card.quote.originImageUrl || card.quote.imageUrl
}
