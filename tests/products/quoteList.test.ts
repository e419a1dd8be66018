/** 40 lists as people have them: each line becomes the right quote or has its reason. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readList } from '../../src/products/quoteList/readList'
import { readRows, type ReadRow } from '../../src/products/quoteList/quoteTable'
import { decoded } from '../../src/text/decoded'
import { runs } from '../fixtures/tier'

const FOLDER = join(import.meta.dirname, 'quoteLists')

function readAll(text: string, name = '', kept: ReadonlySet<string> = new Set()): ReadRow[] {
  const rows = []
  const list = readList(text, name)
  for (let step = list.next(); ; step = list.next()) {
    if (step.done) return [...readRows({ roles: step.value, rows }, kept)]
    rows.push(step.value)
  }
}

/** 7: Carpe diem. | Horace | Odes, or 7: !!! no-words */
function inWords({ line, cells, quote, problem }: ReadRow): string {
  if (!quote) return `${line}: ${cells.join(' | ').slice(0, 60)} ✗ ${problem}`
  const { content, translation, author, work, day, tags } = quote
  const parts = [content, translation && `= ${translation}`, author && `— ${author}`, work && `《${work}》`]
  return `${line}: ${[...parts, day && `on ${day}`, ...tags.map((tag) => `#${tag}`)].filter(Boolean).join(' ')}`
}

describe('lists of quotes', () => {
  it.each(readdirSync(FOLDER).filter((name) => name !== 'read.snap'))('%s', async (name) => {
    const text = decoded(readFileSync(join(FOLDER, name)))!
    const rows = readAll(text, name).map(inWords)
    // prettier-ignore
    await expect(rows.join('\n') + '\n').toMatchFileSnapshot(join(FOLDER, '..', 'quoteListsRead', `${name}.txt`))
  })
})

const anyWords = fc
  .array(fc.stringMatching(/^[a-z]{2,7}[0-9]{2}$/), { minLength: 3, maxLength: 8 })
  .map((words) => `${words.join(' ')}.`)
const anyAuthor = fc.constantFrom('', 'Ada Lovelace', '孔子', 'J. R. R. Tolkien')
const anyQuotes = fc.uniqueArray(fc.record({ content: anyWords, author: anyAuthor }), {
  minLength: 1,
  maxLength: 12,
  selector: ({ content }) => content,
})

interface Line {
  content: string
  author: string
}

const FORMS: Readonly<Record<string, (quotes: readonly Line[]) => string>> = {
  lines: (quotes) => quotes.map(({ content, author }) => `${content}${author && ` — ${author}`}`).join('\n'),
  paragraphs: (quotes) =>
    quotes.map(({ content, author }) => `“${content}”${author && `\n— ${author}`}`).join('\n\n'),
  markdown: (quotes) =>
    quotes.map(({ content, author }) => `- ${content}${author && ` — ${author}`}`).join('\n'),
  blockquotes: (quotes) =>
    quotes.map(({ content, author }) => `> ${content}\n${author && `> — ${author}\n`}`).join('\n'),
  csv: (quotes) =>
    ['Author,Quote', ...quotes.map(({ content, author }) => `"${author}","${content}"`)].join('\r\n'),
  tsv: (quotes) =>
    ['quote\tauthor', ...quotes.map(({ content, author }) => `${content}\t${author}`)].join('\n'),
  json: (quotes) => JSON.stringify(quotes),
  jsonLines: (quotes) => quotes.map((quote) => JSON.stringify(quote)).join('\n'),
  kindle: (quotes) =>
    quotes
      .map(
        ({ content, author }) =>
          `Book (${author || 'x'})\n- Your Highlight on page 1 | Added on x\n\n${content}\n==========\n`,
      )
      .join(''),
}

describe('no quote is lost', () => {
  it.each(Object.keys(FORMS))('in %s', (form) => {
    fc.assert(
      fc.property(anyQuotes, (quotes) => {
        const read = readAll(FORMS[form]!(quotes))
        expect(read.map(({ quote }) => quote?.content)).toEqual(quotes.map(({ content }) => content))
        if (form !== 'kindle')
          expect(read.map(({ quote }) => quote?.author)).toEqual(quotes.map(({ author }) => author))
      }),
      { numRuns: runs(120) },
    )
  })

  it('nor a word of any text', () => {
    const anyLine = fc.oneof(
      anyWords,
      fc.constantFrom('', '> ', '- ', '# ', '"', ',', '【', '— '),
      fc.string(),
    )
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 12 }),
        fc.constantFrom('', 'a.md', 'a.csv'),
        (lines, name) => {
          const text = lines.join('\n')
          const shown = readAll(text, name)
            .map(({ cells }) => cells.join(' '))
            .join(' ')
          const lost = [...text.matchAll(/[a-z]{2,7}[0-9]{2}/g)].filter(([word]) => !shown.includes(word))
          expect(lost.map(([word]) => word)).toEqual([])
        },
      ),
      { numRuns: runs(400) },
    )
  })

  it('what is kept or said twice has its reason', () => {
    const [first] = readAll('Know thyself.')
    const rows = readAll(
      'Know thyself!\nNothing in excess.\n“Nothing in excess”',
      '',
      new Set([first!.quote!.id]),
    )
    expect(rows.map(({ problem }) => problem)).toEqual(['kept', null, 'twice'])
  })
})
