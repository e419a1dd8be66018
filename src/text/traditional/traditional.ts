/**
 * Chinese drawn in Traditional characters, in the forms of Taiwan. A character becomes one of the same length, so every offset holds.
 * Most have one Traditional form; which one the others have depends on the words: of the almanac's and the card's own a table knows
 * it (`bringTable.ts`), of all others OpenCC's phrases (`bringPhrases.ts`, 450 KB gz). Until these come, the commoner form is drawn.
 */
import type { Segments } from '../breaks'

interface Table {
  forms: ReadonlyMap<string, string>
  ambiguous: ReadonlySet<string>
  contexts: ReadonlyMap<string, string> // a character between its neighbours → its form
  words: readonly (readonly [string, string])[] // what cards write themselves, beside whatever
}

let table: Table | null = null
let convert: ((text: string) => string) | null = null
let changes = 0

/** @param data table.json */
export function provideTable(data: {
  simplified: string
  traditional: string
  ambiguous: string
  contexts: string
  words: Readonly<Record<string, string>>
}): void {
  const traditional = [...data.traditional]
  table = {
    forms: new Map([...data.simplified].map((character, at) => [character, traditional[at]!])),
    ambiguous: new Set(data.ambiguous),
    contexts: new Map(data.contexts.split('|').map((entry) => [entry.slice(0, -1), entry.slice(-1)])),
    words: Object.entries(data.words),
  }
  changes += 1
}

/** @param library converts by phrases */
export function providePhrases(library: (text: string) => string): void {
  convert = library
  changes += 1
}

/** Another number after something has come: what was converted before may be wrong. */
export function traditionalChanges(): number {
  return changes
}

/** What these words need that has not come; null when they can be drawn. */
export function lackedForTraditional(words: string): 'traditional-characters' | 'traditional-phrases' | null {
  if (!table) return 'traditional-characters'
  return convert || words.split('\n').every(isKnown) ? null : 'traditional-phrases'
}

/** A line in Traditional characters, of the same length; as it is until the table has come. */
export function inTraditional(line: string): string {
  if (!table) return line
  const known = table
  const byPhrases = convert && !isKnown(line) ? convert(line) : null
  const form = (character: string, at: number) =>
    known.contexts.get(contextOf(line, at)) ?? known.forms.get(character) ?? character
  if (byPhrases?.length === line.length) return byPhrases
  const drawn = Array.from({ length: line.length }, (_, at) => form(line[at]!, at)).join('')
  return known.words.reduce((text, [word, itsForm]) => withWord(line, text, word, itsForm), drawn)
}

/** The quotation marks of Chinese in Traditional characters, in lines as in columns. */
export const TRADITIONAL_CORNERS: Readonly<Record<string, string>> = {
  '“': '「',
  '”': '」',
  '‘': '『',
  '’': '』',
}

/** The graphemes of a paragraph as they are drawn: quotation marks of Chinese become corner brackets, as in Taiwan and Hong Kong. */
export function traditionalGraphemes({ graphemes, scripts }: Segments): string[] {
  const drawn = inTraditional(graphemes.join(''))
  let at = 0
  return graphemes.map((grapheme, index) => {
    const part = drawn.slice(at, (at += grapheme.length))
    return (scripts[index] === 'han' && TRADITIONAL_CORNERS[part]) || part
  })
}

function isKnown(line: string): boolean {
  for (let at = 0; at < line.length; at += 1)
    if (table?.ambiguous.has(line[at]!) && !table.contexts.has(contextOf(line, at))) return false
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
