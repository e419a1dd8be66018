import type { Card } from '../../card/card'
import { decodeShareCode, encodeShareCode } from '../../card/shareCode'
import { embeddedCode, type CardFacts, type EmbeddedCard } from './embeddedCard'
import { altTextIn } from '../../card/caption'
import { cutToLength } from '../../text/graphemes'

/** Returns null if absent, damaged or from a later version. */
export async function cardInFile(file: Uint8Array, today: string): Promise<Card | null> {
  const code = embeddedCode(file)
  if (code === null) return null
  const decoded = await decodeShareCode(code, { today, almanacQuote: () => null, isOfFile: true })
  return 'card' in decoded ? decoded.card : null
}

const MAX_TITLE = 80
const MAX_DESCRIPTION = 2_000

/** null if this browser cannot pack the card. */
export async function embeddedCardOf(card: Card): Promise<EmbeddedCard | null> {
  try {
    return { ...cardFacts(card), code: await encodeShareCode(card, { isForFile: true }) }
  } catch (error) {
    console.warn('the card is not in its file', error)
    return null
  }
}

/** Photo libraries show these; the alt text is in both languages. */
function cardFacts(card: Card): CardFacts {
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
