import { hasHan } from '../text/characters'
import { cleanLine, cleanText } from '../text/clean'
import type { LanguageId } from '../language/languages'
import { attributionOf, citedWork } from './attribution'
import type { Card, QuoteCard } from './card'
import { textsInOrder } from './primaryText'

/** A text and the language it is in. */
export interface SpokenText {
  text: string
  language: LanguageId
}

export interface LinkWords {
  paragraphs: readonly SpokenText[] // the first is the quote, or the product's name
  attribution: readonly SpokenText[] // who said it, in each language of the card, and where
}

/** The words that a card shows, without what no page shows as text: controls, overrides of direction. */
export function linkWords(card: Card): LinkWords {
  if (card.kind === 'product') {
    const { product, settings } = card
    const texts = [
      product.name,
      settings.showTagline ? product.tagline : '',
      settings.showDescription ? product.description : '',
    ]
    return { paragraphs: spoken(texts.map(cleanText)), attribution: [] }
  }
  const { quote, settings } = card
  return {
    paragraphs: spoken(textsInOrder(quote, settings).map(cleanText)),
    attribution: settings.showAuthor ? spoken(attributionIn(card).map(cleanLine)) : [],
  }
}

function attributionIn({ quote, settings }: QuoteCard): string[] {
  const { names, work, ...known } = attributionOf(quote, settings)
  return [
    ...names.map((name) => known[name]),
    work === '' || !quote.citation ? '' : citedWork(quote.citation),
  ]
}

function spoken(texts: readonly string[]): SpokenText[] {
  return texts.filter((text) => text !== '').map((text) => ({ text, language: hasHan(text) ? 'zh' : 'en' }))
}
