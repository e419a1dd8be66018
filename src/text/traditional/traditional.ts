/**
 * Chinese drawn in Traditional characters, in the forms of Taiwan. A character becomes one of the same length, so every offset holds.
 * Most have one Traditional form; which one the others have depends on the words: of the almanac's and the card's own a table knows
 * it (`characters.ts`), of all others OpenCC's phrases (`phrases.ts`). Without these the commoner form is drawn.
 */
import { memoByObject } from '../../scene/memo'
import type { Segments } from '../breaks'
import { metricsWith } from '../metrics/metricsWith'

/** What is known of the characters' Traditional forms (`characters.ts`). */
export interface CharacterTable {
  forms: ReadonlyMap<string, string>
  ambiguous: ReadonlySet<string>
  contexts: ReadonlyMap<string, string> // a character between its neighbours → its form
  words: readonly (readonly [string, string])[] // what cards write themselves, beside whatever
}

/** Converts by phrases, which needs a large table (`phrases.ts`). */
export type Phrases = (text: string) => string

/** Draws a line in Traditional characters, of the same length. */
export type Traditional = (line: string) => string

/** @param phrases null where they have not been loaded: the table's commonest forms are drawn then */
export function traditionalBy(table: CharacterTable, phrases: Phrases | null): Traditional {
  return phrases ? byPhrases(table)(phrases) : byTable(table)
}

/** Whether the table alone knows the form of each character of these words. */
export function knowsForms(table: CharacterTable, words: string): boolean {
  return words.split('\n').every((line) => isKnown(table, line))
}

/** The same metrics for a card in Traditional characters. */
export const traditionalMetrics = metricsWith('traditional')

const byTable = memoByObject(
  (table: CharacterTable): Traditional =>
    (line) =>
      formsOf(table, line),
)

const byPhrases = memoByObject((table: CharacterTable) =>
  memoByObject((phrases: Phrases): Traditional => (line) => {
    const converted = isKnown(table, line) ? null : phrases(line)
    return converted?.length === line.length ? converted : formsOf(table, line)
  }),
)

function formsOf(table: CharacterTable, line: string): string {
  const form = (character: string, at: number) =>
    table.contexts.get(contextOf(line, at)) ?? table.forms.get(character) ?? character
  const drawn = Array.from({ length: line.length }, (_, at) => form(line[at]!, at)).join('')
  return table.words.reduce((text, [word, itsForm]) => withWord(line, text, word, itsForm), drawn)
}

/** The quotation marks of Chinese in Traditional characters, in lines as in columns. */
export const TRADITIONAL_CORNERS: Readonly<Record<string, string>> = {
  '“': '「',
  '”': '」',
  '‘': '『',
  '’': '』',
}

/** The graphemes of a paragraph as they are drawn: quotation marks of Chinese become corner brackets, as in Taiwan and Hong Kong. */
export function traditionalGraphemes({ graphemes, scripts }: Segments, traditional: Traditional): string[] {
  const drawn = traditional(graphemes.join(''))
  let at = 0
  return graphemes.map((grapheme, index) => {
    const part = drawn.slice(at, (at += grapheme.length))
    return (scripts[index] === 'han' && TRADITIONAL_CORNERS[part]) || part
  })
}

function isKnown({ ambiguous, contexts }: CharacterTable, line: string): boolean {
  for (let at = 0; at < line.length; at += 1)
    if (ambiguous.has(line[at]!) && !contexts.has(contextOf(line, at))) return false
  return true
}

/** `drawn` with the form of a word wherever the line has it. */
function withWord(line: string, drawn: string, word: string, form: string): string {
  let text = drawn
  for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
    text = text.slice(0, at) + form + text.slice(at + form.length)
  return text
}

/** A character between its neighbours, as the table has them. */
function contextOf(line: string, at: number): string {
  return at === 0 ? `\n${line.slice(0, 2)}` : line.slice(at - 1, at + 2)
}
