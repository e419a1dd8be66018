import { hasHan } from '../text/characters'
import { cleanLine, cleanText } from '../text/clean'
import type { LanguageId } from '../language/languages'
import { attributionOf, citedWork } from './attribution'
import type { Card, QuoteCard } from './card'
import { textsInOrder } from './primaryText'

export interface SpokenText {
  text: string
  language: LanguageId
}

export interface LinkWords {
  paragraphs: readonly SpokenText[]
  attribution: readonly SpokenText[] // in each language of the card, then the work
}

/** Excludes controls and direction overrides. */
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
