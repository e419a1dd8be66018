import type { Card } from '../../card/card'
import { decodeCard, encodeCard } from '../../card/shareCode'
import { cardFacts } from './cardFacts'
import { embeddedCode, type EmbeddedCard } from './embeddedCard'

/** What a file is to hold of a card; null where this browser cannot pack it: the file is then only a picture. */
export async function embeddedCardOf(card: Card): Promise<EmbeddedCard | null> {
  try {
    return { ...cardFacts(card), code: await encodeCard(card, { isForFile: true }) }
  } catch (error) {
    console.warn('the card is not in its file', error)
    return null
  }
}

/** The card in a picture file; null for any other picture, and for one whose card is damaged or of a later version. */
export async function cardInFile(file: Uint8Array, today: string): Promise<Card | null> {
  const code = embeddedCode(file)
  if (code === null) return null
  const decoded = await decodeCard(code, { today, almanacQuote: () => null, isOfFile: true })
  return 'card' in decoded ? decoded.card : null
}
