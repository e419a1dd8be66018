import { isCalendarDay } from '../../calendar/dayPaths'
import { keysOf } from '../../scene/values'
import { usageError } from './commandError'
import type { OptionName, OptionValues } from './options'
import { EMPHASES, withMark, type EmphasisId } from '../../card/emphasis'
import { emptyQuote, type Quote } from '../../card/quote'
import { writtenIn } from '../../card/typedFirst'
import { almanacQuote } from '../../quotes/almanac'
import { cleanLine, cleanText } from '../../text/clean'
import { QUOTE_LIMITS } from '../../card/limits'

/** Each throws a CommandError naming option, value and allowed values. */

export function parseDay(name: OptionName, value: string): string {
  if (isCalendarDay(value)) return value
  throw usageError(`--${name} is "${value}": it must be a real calendar day, written YYYY-MM-DD`)
}

export function parseKey<Registry extends object>(
  name: OptionName,
  value: string,
  registry: Registry,
): keyof Registry & string {
  return parseChoice(name, value, keysOf(registry))
}

export function parseChoice<Choice extends string>(
  name: OptionName,
  value: string,
  choices: readonly Choice[],
): Choice {
  const chosen = choices.find((choice) => choice === value)
  if (chosen !== undefined) return chosen
  const meant = nearestName(value, choices)
  const question = meant === null ? 'it' : `did you mean ${meant}? It`
  throw usageError(`--${name} is "${value}": ${question} must be one of ${choices.join(', ')}`)
}

export function parseNumber(
  name: OptionName,
  value: string,
  { min, max }: { min: number; max: number },
): number {
  const number = value.trim() === '' ? NaN : Number(value)
  if (number >= min && number <= max) return number
  throw usageError(`--${name} is "${value}": it must be a number from ${min} to ${max}`)
}

/** Text without visible characters counts as empty. */
function parseText(
  name: OptionName,
  value: string,
  { max, clean }: { max: number; clean: (text: string) => string },
): string {
  const words = clean(value)
  if (words === '') throw usageError(`--${name} is empty`)
  if (words.length <= max) return words
  throw usageError(`--${name} has ${words.length} characters: it may have ${max}`)
}

/** at most a third of the letters may be wrong */
export function nearestName(typed: string, names: readonly string[]): string | null {
  const word = typed.toLowerCase()
  const near = names.flatMap((name) => {
    const most = Math.max(1, Math.floor(Math.min(word.length, name.length) / 3))
    if (Math.abs(word.length - name.length) > most) return []
    const distance = editDistance(word, name.toLowerCase())
    return distance <= most ? [{ name, distance }] : []
  })
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.name ?? null
}

/** Counts wrong, missing, extra and swapped letters (optimal string alignment distance). */
function editDistance(typed: string, meant: string): number {
  let before: number[] = []
  let last = Array.from({ length: meant.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const next = [row]
    for (let column = 1; column <= meant.length; column++) {
      const isSame = typed[row - 1] === meant[column - 1]
      const isExchanged = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      next[column] = Math.min(
        (last[column] as number) + 1,
        (next[column - 1] as number) + 1,
        (last[column - 1] as number) + (isSame ? 0 : 1),
        isExchanged ? (before[column - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    ;[before, last] = [last, next]
  }
  return last[meant.length] as number
}

export const WORDS = {
  text: { max: QUOTE_LIMITS.text, clean: cleanText },
  name: { max: QUOTE_LIMITS.author, clean: cleanLine },
} as const

/** @throws {CommandError} if words to mark are in no day's quote */
export function quotesFrom(
  values: OptionValues,
  days: readonly string[],
  plain = plainQuotes(values),
): (day: string) => Quote {
  const { emphasis } = values
  if (emphasis === undefined) return plain
  for (const one of emphasis.split(';'))
    if (!days.some((day) => emphasized(plain(day), one).emphasis.length > 0))
      throw usageError(`--emphasis: the quote has no "${one}"; write kind:words, several with ; between`)
  return (day) => emphasis.split(';').reduce(emphasized, plain(day))
}

function emphasized(quote: Quote, asked: string): Quote {
  const [, kind = 'marker', words = ''] = MARKED.exec(asked.trim())!
  const text = (['content', 'translation'] as const).find((id) => words !== '' && quote[id].includes(words))
  if (!text) return quote
  const start = quote[text].indexOf(words)
  const place = { text, start, end: start + words.length }
  return { ...quote, emphasis: withMark(quote.emphasis, place, kind as EmphasisId, quote[text]) }
}

const MARKED = new RegExp(`^(?:(${EMPHASES.join('|')}):)?(.*)$`, 's')

function plainQuotes({ quote, text, translation, author }: OptionValues): (day: string) => Quote {
  if (quote === undefined && text === undefined) {
    if (translation !== undefined) throw usageError('--translation: it needs --quote')
    if (author !== undefined) throw usageError('--author: it needs --quote')
    return almanacQuote
  }
  const words = {
    content: quote === undefined ? '' : parseText('quote', quote, WORDS.text),
    translation: translation === undefined ? '' : parseText('translation', translation, WORDS.text),
    author: author === undefined ? '' : parseText('author', author, WORDS.name),
  }
  return (day) => ({ ...emptyQuote(day), ...words, original: writtenIn(words.content) })
}
