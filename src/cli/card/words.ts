import { emptyQuote, type Quote } from '../../card/quote'
import { writtenIn } from '../../card/typedFirst'
import { almanacQuote } from '../../quotes/almanac'
import { cleanLine, cleanText } from '../../text/clean'
import { usageError } from './commandError'
import type { OptionValues } from './options'
import { parseText } from './optionValues'
import { QUOTE_LIMITS } from '../../card/limits'

export const WORDS = {
  text: { max: QUOTE_LIMITS.text, clean: cleanText },
  name: { max: QUOTE_LIMITS.author, clean: cleanLine },
} as const

/** Uses the given text on each day, else the almanac's. @throws {CommandError} */
export function quotesFrom({ quote, translation, author }: OptionValues): (day: string) => Quote {
  if (quote === undefined) {
    if (translation !== undefined) throw usageError('--translation: it needs --quote')
    if (author !== undefined) throw usageError('--author: it needs --quote')
    return almanacQuote
  }
  const words = {
    content: parseText('quote', quote, WORDS.text),
    translation: translation === undefined ? '' : parseText('translation', translation, WORDS.text),
    author: author === undefined ? '' : parseText('author', author, WORDS.name),
  }
  return (day) => ({ ...emptyQuote(day), ...words, original: writtenIn(words.content) })
}
