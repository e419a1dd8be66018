/**
 * `/en/editor#quote=…&translation=…&author=…&work=…&template=…`: words for a card, which no server sees after
 * `#`. The query is read too, for tools that cannot write a fragment. `link=` is another app's.
 */
import { citationOf, type Quote } from '../../card/quote'
import type { CardSettings } from '../../card/settings'
import { TEMPLATES } from '../../card/templates'
import { writtenIn } from '../../card/typedFirst'
import { type InputErrorCode, parseInput } from '../../products/parseInput'
import { QUOTE_LIMITS } from '../../card/limits'
import { cleanLine, cleanText } from '../../text/clean'

export interface AddressedWords {
  quote: Pick<Quote, 'content' | 'translation' | 'original' | 'author' | 'citation'>
  settings: CardSettings | null // null: no template is named, or none of ours
}

/** @param address the fragment, or else the query, without its first character */
export function wordsInAddress(
  address: string,
): AddressedWords | { link: string } | { long: string } | { code: InputErrorCode } {
  const values = new URLSearchParams(address)
  const valueOf = (name: string) => values.get(name) ?? ''
  const [typed, translation] = [valueOf('quote'), valueOf('translation')].map(cleanText) as [string, string]
  const [author, work] = [valueOf('author'), valueOf('work')].map(cleanLine) as [string, string]
  const template = Object.hasOwn(TEMPLATES, valueOf('template'))
    ? TEMPLATES[valueOf('template') as keyof typeof TEMPLATES]
    : null
  const settings = template?.settings ?? null
  const isTypedAlone = translation === '' && author === '' && work === ''
  const parsed = isTypedAlone ? parseInput(typed || valueOf('link')) : null
  if (parsed?.kind === 'error') return { code: parsed.code }
  if (parsed?.kind === 'long') return { long: parsed.text }
  if (parsed?.kind === 'product') return { link: parsed.url }
  if (parsed?.kind === 'quote') {
    const { kind: _kind, ...quote } = parsed
    return { quote, settings }
  }
  const [content, second] = typed === '' ? [translation, ''] : [typed, translation]
  if (content === '') return { code: 'empty' }
  if (Math.max(content.length, second.length) > QUOTE_LIMITS.text || author.length > QUOTE_LIMITS.author)
    return { code: 'too-long' }
  const citation = work === '' ? null : citationOf(work)
  return {
    quote: { content, translation: second, original: writtenIn(content), author, citation },
    settings,
  }
}
