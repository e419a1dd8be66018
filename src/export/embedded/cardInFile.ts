import type { Card } from '../../card/card'
import { decodeShareCode } from '../../card/shareCode'
import { embeddedCode } from './embeddedCard'

/** Returns null if absent, damaged or from a later version. */
export async function cardInFile(file: Uint8Array, today: string): Promise<Card | null> {
  const code = embeddedCode(file)
  if (code === null) return null
  const decoded = await decodeShareCode(code, { today, almanacQuote: () => null, isOfFile: true })
  return 'card' in decoded ? decoded.card : null
}
