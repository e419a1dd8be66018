/** Loaded on first press. */
import Papa from 'papaparse'
import type { MyQuote } from '../../../card/myQuote'
import { saveBlob } from '../../../export/save'
import { localDay } from '../../../quotes/dates'

/** The columns are those that a list may have. */
export function saveQuotes(quotes: readonly MyQuote[], kind: 'csv' | 'json'): void {
  const rows = quotes.map(({ content, translation, author, work, day, tags }) => {
    const words = { quote: content, translation, author, work, date: day }
    return kind === 'csv' ? { ...words, tags: tags.join(', ') } : { ...words, tags }
  })
  // Spreadsheets know UTF-8 by its mark, and would reckon what begins with a sign.
  const text =
    kind === 'csv' ? `\ufeff${Papa.unparse(rows, { escapeFormulae: true })}` : JSON.stringify(rows, null, 2)
  const type = kind === 'csv' ? 'text/csv' : 'application/json'
  saveBlob(new Blob([text], { type }), `quotidian-quotes-${localDay(new Date())}.${kind}`)
}
