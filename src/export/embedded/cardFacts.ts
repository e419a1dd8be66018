import { altTextIn } from '../../card/caption'
import type { Card } from '../../card/card'
import { cutToLength } from '../../text/graphemes'
import type { CardFacts } from './cardXmp'

const MAX_TITLE = 80
const MAX_DESCRIPTION = 2_000

/** What photo libraries show of a card's file: its first words, who said them, and the alt text in both languages. */
export function cardFacts(card: Card): CardFacts {
  const description = {
    en: cutToLength(altTextIn(card, 'en'), MAX_DESCRIPTION),
    zh: cutToLength(altTextIn(card, 'zh'), MAX_DESCRIPTION),
  }
  if (card.kind === 'product') return { title: title(card.product.name), author: '', description }
  const { quote, settings } = card
  return { title: title(quote.content), author: settings.showAuthor ? quote.author.trim() : '', description }
}

function title(words: string): string {
  return cutToLength(words.replaceAll(/\s+/g, ' ').trim(), MAX_TITLE).trim()
}
