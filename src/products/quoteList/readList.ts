import Papa from 'papaparse'
import { isRecord, parsedJson } from '../../scene/values'
import {
  appleRows,
  isMarkdown,
  isOfAppleBooks,
  isOfWeRead,
  kindleRows,
  markdownRows,
  plainRows,
  rowOfText,
  TEXT_ROLES,
  weReadRows,
} from './notes'
import { dayIn, rolesNamed, type ListRow, type Role } from './quoteTable'

/** Reads a list of any known form: row by row, so that the caller may pause. Returns what its columns are. */
export function* readList(text: string, fileName = ''): Generator<ListRow, readonly Role[]> {
  const plain = text.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n')
  if (/^\s*[[{]/.test(plain)) {
    const read = jsonRows(plain)
    if (read) return yield* withAuthors(read.rows, read.roles)
  }
  const rows = notesIn(plain)
  if (rows) return (yield* rows, TEXT_ROLES)
  const isTable = /\.(?:csv|tsv|tab)$/i.test(fileName)
  const isText = /\.(?:md|markdown)$/i.test(fileName)
  const table = isText ? null : tableIn(plain, isTable)
  if (table) return yield* withAuthors(table.rows, table.roles)
  yield* isText || isMarkdown(plain) ? markdownRows(plain) : plainRows(plain)
  return TEXT_ROLES
}

function notesIn(text: string): readonly ListRow[] | null {
  if (/^={8,}[^\S\n]*$/m.test(text)) return kindleRows(text)
  if (isOfWeRead(text)) return weReadRows(text)
  return isOfAppleBooks(text) ? appleRows(text) : null
}

/** Where no column is the author, the words may name one: two columns more. */
function* withAuthors(rows: readonly ListRow[], roles: readonly Role[]): Generator<ListRow, readonly Role[]> {
  const content = roles.indexOf('content')
  if (roles.includes('author') || content < 0) return (yield* rows, roles)
  for (const row of rows) {
    const read = row.problem ? null : rowOfText({ line: row.line, text: row.cells[content] ?? '' })
    const [words = '', translation = '', author = '', work = ''] = read?.problem ? [] : (read?.cells ?? [])
    const isSplit = translation === '' && author !== ''
    const cells = roles.map((_, at) => (isSplit && at === content ? words : (row.cells[at] ?? '')))
    yield { ...row, cells: isSplit ? [...cells, author, work] : cells }
  }
  return [...roles, 'author', roles.includes('work') ? 'none' : 'work']
}

interface Table {
  rows: readonly ListRow[]
  roles: readonly Role[]
}

const NO_SIGN = '\u0000' // stands in no text

function tableIn(text: string, isNamed: boolean): Table | null {
  const head = text
    .slice(0, 4_000)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const isByTab = head.length > 0 && head.every((line) => line.includes('\t'))
  const names = rolesNamed((head[0] ?? '').split(/[,;\t|]/))
  const isQuoted = head.length > 1 && head.slice(0, -1).every((line) => /^"[^"]*"\s*[,;]\s*"/.test(line))
  if (!isNamed && !isByTab && !isQuoted && !(names && /[,;\t|]/.test(head[0] ?? ''))) return null
  const body = text.replace(/^sep=(.)\n/i, '')
  const rows = rowsIn(body, text === body ? 1 : 2, separatorIn(body), '"')
  const named = rolesNamed(rows[0]?.cells ?? [])
  const roles = named ?? rolesBy(rows)
  // A row with more cells has a comma or a mark too many.
  const checked = rows.map((row) =>
    row.cells.length > roles.length ? { ...row, problem: 'unreadable' as const } : row,
  )
  return { rows: named ? checked.slice(1) : checked, roles }
}

function separatorIn(text: string): string {
  const [head = ''] = text
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .trimStart()
    .split('\n', 1)
  const countOf = (sign: string) => head.split(sign).length
  const [most] = ['\t', ';', '|', ','].toSorted((a, b) => countOf(b) - countOf(a))
  return countOf(most!) > 1 ? most! : NO_SIGN
}

function rowsIn(text: string, firstLine: number, delimiter: string, quoteChar: string): ListRow[] {
  const rows: ListRow[] = []
  let [line, cursor, openFrom] = [firstLine, 0, -1]
  Papa.parse<string[]>(text, {
    delimiter,
    quoteChar,
    newline: '\n',
    step: ({ data, errors, meta }, parser) => {
      if (errors.some(({ code }) => code === 'MissingQuotes')) {
        openFrom = cursor
        return parser.abort()
      }
      const cells = data.map((cell) => cell.trim().replace(/^'(?=[=+\-@])/, ''))
      while (cells.at(-1) === '') cells.pop()
      if (cells.length > 0) rows.push({ line, cells })
      line += text.slice(cursor, meta.cursor).split('\n').length - 1
      cursor = meta.cursor
    },
  })
  if (openFrom < 0) return rows
  // A mark that is never closed would take all that follows; from there on, marks are letters.
  const [open, ...rest] = rowsIn(text.slice(openFrom), line, delimiter, NO_SIGN)
  return open ? [...rows, { ...open, problem: 'unreadable' }, ...rest] : rows
}

/** A column of dates, one of works, the longest, and a short one are told by what is in them. */
function rolesBy(rows: readonly ListRow[]): Role[] {
  const some = rows.slice(0, 200)
  const count = Math.max(0, ...some.map(({ cells }) => cells.length))
  const columns = Array.from({ length: count }, (_, at) =>
    some.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== ''),
  )
  const most = (cells: readonly string[], is: (cell: string) => boolean) =>
    cells.length > 0 && cells.filter(is).length * 2 > cells.length
  const roles = columns.map((cells): Role => {
    if (most(cells, (cell) => dayIn(cell) !== null)) return 'date'
    if (most(cells, (cell) => /^《.+》$/.test(cell))) return 'work'
    return most(cells, (cell) => /^\d*$/.test(cell)) ? 'none' : 'content'
  })
  const lengthOf = (at: number) =>
    columns[at]!.reduce((sum, cell) => sum + cell.length, 0) / (columns[at]!.length || 1)
  const words = roles.flatMap((role, at) => (role === 'content' ? [at] : []))
  const [first, ...others] = words.toSorted((a, b) => lengthOf(b) - lengthOf(a))
  const isHan = (at: number) => most(columns[at]!, (cell) => /\p{Script=Han}/u.test(cell))
  const other = others.find((at) => lengthOf(at) * 5 > lengthOf(first!) && isHan(at) !== isHan(first!))
  const left = words.filter((at) => at !== first && at !== other)
  return roles.map((role, at): Role => {
    if (role !== 'content' || at === first) return role
    if (at === other) return 'translation'
    return at === left[0] ? 'author' : at === left[1] && !roles.includes('work') ? 'work' : 'none'
  })
}

const WRAPPERS = ['quotes', 'data', 'results', 'result', 'items', 'list', 'contents', 'hitokoto', 'sentences']

function jsonRows(text: string): Table | null {
  const whole = parsedJson(text)
  if (whole !== null) return tableOf(entriesIn(whole).map((value, at) => ({ line: at + 1, value })))
  const lines = text.split('\n').map((line, at) => ({ line: at + 1, text: line.trim().replace(/,$/, '') }))
  const written = lines.filter(({ text: one }) => one !== '' && !/^[[\]]$/.test(one))
  const values = written.map(({ line, text: one }) => ({ line, text: one, value: parsedJson(one) }))
  return values.some(({ value }) => value !== null) ? tableOf(values) : null
}

function entriesIn(value: unknown, depth = 0): unknown[] {
  if (Array.isArray(value)) return value
  if (!isRecord(value) || depth > 3) return [value]
  const wrapper = WRAPPERS.find((name) => Array.isArray(value[name]) || isRecord(value[name]))
  if (wrapper) return entriesIn(value[wrapper], depth + 1)
  const inner = Object.values(value)
  return inner.length > 0 && inner.every(isRecord) ? inner : [value]
}

function tableOf(entries: readonly { line: number; value: unknown; text?: string }[]): Table {
  const records = entries.map(({ line, text, value }) => ({ line, text, fields: fieldsOf(value) }))
  const names = [...new Set(records.flatMap(({ fields }) => Object.keys(fields ?? {})))].slice(0, 30)
  const roles = rolesNamed(names) ?? names.map((_, at): Role => (at === 0 ? 'content' : 'none'))
  const used = names.flatMap((_, at) => (roles[at] === 'none' && roles.length > 8 ? [] : [at]))
  const rows = records.map(({ line, text, fields }): ListRow =>
    fields
      ? { line, cells: used.map((at) => fields[names[at]!] ?? '') }
      : { line, cells: [(text ?? '').slice(0, 200)], problem: 'unreadable' },
  )
  return { rows, roles: used.map((at) => roles[at]!) }
}

function fieldsOf(value: unknown): Record<string, string> | null {
  if (typeof value === 'string') return { quote: value }
  if (Array.isArray(value)) return Object.fromEntries(value.map((cell, at) => [String(at), textOf(cell)]))
  if (!isRecord(value)) return null
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, textOf(inner)]))
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).join(', ')
  return isRecord(value) ? textOf(value.name ?? value.title ?? value.text ?? '') : ''
}
