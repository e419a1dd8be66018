import { quoteOfMine, type MyQuote } from '../../card/myQuote'
import type { Quote } from '../../card/quote'
import { readList } from '../../products/quoteList/readList'
import { readRows, type ListRow } from '../../products/quoteList/quoteTable'
import { almanacQuote } from '../../quotes/almanac'
import { myDays, NEW_LOG } from '../../quotes/myDays'
import { usageError } from './commandError'
import { textOfFile } from './jsonInput'

const MAX_BYTES = 20_000_000
const MOST_NAMED = 20

/** The list of --quotes: one each day, as the site shows a new list. @throws {CommandError} */
export function readQuoteList(file: string): { quoteOn: (day: string) => Quote; warnings: string[] } {
  const place = `--quotes ${file}`
  const list = readList(textOfFile('quotes', file, MAX_BYTES), file)
  const rows: ListRow[] = []
  let step = list.next()
  for (; !step.done; step = list.next()) rows.push(step.value)
  const read = [...readRows({ rows, roles: step.value }, new Set())]
  const quotes = read.flatMap(({ quote }): MyQuote[] => (quote ? [{ ...quote, from: '', addedAt: 0 }] : []))
  if (quotes.length === 0) throw usageError(`${place}: there is no quote in it`)
  const left = read.filter(({ quote }) => !quote)
  const warnings = left
    .slice(0, MOST_NAMED)
    .map(({ line, problem }) => `${place}, line ${line}: ${problem}, left out`)
  const more = left.length - warnings.length
  const on = myDays(quotes, NEW_LOG)
  const quoteOn = (day: string): Quote => {
    const mine = on(day)
    return mine ? quoteOfMine(mine, day) : almanacQuote(day)
  }
  return { quoteOn, warnings: more > 0 ? [...warnings, `${place}: ${more} more left out`] : warnings }
}
