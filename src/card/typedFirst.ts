import type { LanguageId } from '../language/languages'
import { hasHan } from '../text/characters'
import { isWritten, otherThan, type TextId } from './primaryText'
import type { Quote } from './quote'

const TEXTS: readonly TextId[] = ['content', 'translation']

/** Notes the language typed first: alone, in place of others' words, or once no text is in the one noted. */
export function withTypedFirst(quote: Quote, before: Quote): Quote {
  const id = TEXTS.find((text) => quote[text] !== before[text] && isWritten(quote[text]))
  if (!id) return quote
  const original = writtenIn(quote[id])
  const other = quote[otherThan(id)]
  if (!isWritten(other)) return { ...quote, original }
  if (before.source !== 'own' && !sharesAnEnd(quote[id], before[id]))
    return { ...quote, original, source: 'own', citation: null }
  const isLost = before.original !== '' && ![original, writtenIn(other)].includes(before.original)
  return isLost ? { ...quote, original } : quote
}

export function writtenIn(text: string): LanguageId {
  return hasHan(text) ? 'zh' : 'en'
}

function sharesAnEnd(one: string, other: string): boolean {
  return one[0] === other[0] || one.at(-1) === other.at(-1)
}
