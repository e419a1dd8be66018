/**
 * Taiwan's forms, at equal length, so offsets stay valid. Where characters have two forms, a table (`characters.ts`)
 * knows the almanac and the card's own text, and words (`phrases.ts`) decide elsewhere; else the commoner is drawn.
 */
import { memoByObject } from '../../scene/memo'
import type { Segments } from '../breaks'
import { metricsWith } from '../metrics/metrics'

export interface CharacterTable {
  forms: ReadonlyMap<string, string>
  ambiguous: ReadonlySet<string>
  contexts: ReadonlyMap<string, string> // with both neighbours → form
  words: readonly (readonly [string, string])[] // added by cards, in any context
}

/** Returns a form per UTF-16 unit, undefined for the commonest. Needs a large list of words (`phrases.ts`). */
export type Phrases = (line: string) => readonly (string | undefined)[]

/** Keeps the line's length. */
export type Traditional = (line: string) => string

/** @param phrases null if not loaded: uses the table's commonest forms */
export function traditionalBy(table: CharacterTable, phrases: Phrases | null): Traditional {
  return phrases ? byPhrases(table)(phrases) : byTable(table)
}

/** True if phrases are not needed. */
export function knowsForms(table: CharacterTable, words: string): boolean {
  return words.split('\n').every((line) => isKnown(table, line))
}

export const traditionalMetrics = metricsWith('traditional')

const byTable = memoByObject(
  (table: CharacterTable): Traditional =>
    (line) =>
      formsOf(table, line),
)

const byPhrases = memoByObject((table: CharacterTable) =>
  memoByObject(
    (phrases: Phrases): Traditional =>
      (line) =>
        formsOf(table, line, isKnown(table, line) ? [] : phrases(line)),
  ),
)

/** @param given forms by the words around, which outrank those of neighbouring characters */
function formsOf(table: CharacterTable, line: string, given: readonly (string | undefined)[] = []): string {
  const form = (character: string, at: number) =>
    given[at] ??
    (given.length > 0 ? undefined : table.contexts.get(contextOf(line, at))) ??
    table.forms.get(character) ??
    character
  const drawn = Array.from({ length: line.length }, (_, at) => form(line[at]!, at)).join('')
  return table.words.reduce((text, [word, itsForm]) => withWord(line, text, word, itsForm), drawn)
}

export const TRADITIONAL_CORNERS: Readonly<Record<string, string>> = {
  '“': '「',
  '”': '」',
  '‘': '『',
  '’': '』',
}

/** Chinese quotation marks become corner brackets, as in Taiwan and Hong Kong. */
export function traditionalGraphemes({ graphemes, scripts }: Segments, traditional: Traditional): string[] {
  const drawn = traditional(graphemes.join(''))
  let at = 0
  return graphemes.map((grapheme, index) => {
    const part = drawn.slice(at, (at += grapheme.length))
    return (scripts[index] === 'han' && TRADITIONAL_CORNERS[part]) || part
  })
}

function isKnown({ ambiguous, contexts, words }: CharacterTable, whole: string): boolean {
  const line = words.reduce((rest, [word]) => rest.replaceAll(word, ' '.repeat(word.length)), whole)
  for (let at = 0; at < line.length; at += 1)
    if (ambiguous.has(line[at]!) && !contexts.has(contextOf(line, at)) && !contexts.has(contextOf(whole, at)))
      return false
  return true
}

/** Replaces a word by its form wherever the line has it. */
function withWord(line: string, drawn: string, word: string, form: string): string {
  let text = drawn
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
    text = text.slice(0, at) + form + text.slice(at + form.length)
  return text
}

function contextOf(line: string, at: number): string {
  return at === 0 ? `\n${line.slice(0, 2)}` : line.slice(at - 1, at + 2)
}
