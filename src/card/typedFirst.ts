import type { LanguageId } from '../language/languages'
import { hasHan } from '../text/characters'
import { marksAfterEdit } from './typedMarks'
import { isWritten, otherThan, type TextId } from './primaryText'
import type { Quote } from './quote'

const TEXTS: readonly TextId[] = ['content', 'translation']

/** The quote with another text: its marks follow their words, and the language typed first is noted. */
export function edited(before: Quote, patch: Partial<Quote>): Quote {
  const emphasis = TEXTS.reduce(
    (marks, id) => marksAfterEdit(marks, id, before[id], patch[id] ?? before[id]),
    before.emphasis,
  )
  return withTypedFirst({ ...before, emphasis, ...patch }, before)
}

/** Notes the language typed first: alone, in place of others' words, or once no text is in the one noted. */
function withTypedFirst(quote: Quote, before: Quote): Quote {
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
