import { segmentsOf, type Segments } from '../../../text/breaks'
import type { FontId } from '../../../text/fonts'
import { hardLines, linesOfClauses, type HardLine, clausesOf } from '../../../text/hardLines'
import type { TextMetrics } from '../../../text/metrics/metrics'
import { shorten } from '../../../text/shorten'
import { typographic } from '../../../text/typographic'
import { isSetByPhrase } from '../../../text/verse'
import { gridUnits, shareCell, type GridToken } from './gridTokens'

/** Verse has a clause a row. A mark that would open a row hangs in the margin. */

export interface GridGroup {
  tokens: readonly GridToken[]
  column: number
  cells: number // 0: it hangs in the margin
}

export interface GridRow {
  line: HardLine // the line it belongs to
  groups: readonly GridGroup[]
  start: number // UTF-16 [start, end) in the shown text, including its trailing break
  end: number
}

export interface GridText {
  shown: string
  rows: readonly GridRow[]
  truncated: boolean // ends in an ellipsis
}

export interface GridWriting {
  fontId: FontId
  weight: number
  glyphShare: number // × cell size
  columns: number
  indentCells: number // for a paragraph's first row
  isName?: boolean // as in a TypeStyle
  isWhole?: boolean // no row ends inside a word
}

export const SPACE_CELLS = 0.2 // between words
const WORD_SIDES_CELLS = 0.12 // margin beside a word

export function gridText(text: string, writing: GridWriting, metrics: TextMetrics): GridText {
  const shown = typographic(text, writing.isName)
  const lines = hardLines(shown).flatMap((line) => {
    const clauses = clausesOf(line.content)
    return clauses.length > 0 ? linesOfClauses(line, clauses) : [line]
  })
  const isWhole = isSetByPhrase(shown)
  return {
    shown,
    rows: lines.flatMap((line) => rowsOf(line, { ...writing, isWhole }, metrics)),
    truncated: false,
  }
}

export function shortGridText(
  whole: GridText,
  mostRows: number,
  writing: GridWriting,
  metrics: TextMetrics,
): GridText {
  if (whole.rows.length <= mostRows) return whole
  const reach = whole.rows[mostRows - 1]?.end ?? 0
  for (const { text, end } of shorten(whole.shown, reach)) {
    const cut = gridText(text, writing, metrics)
    const last = cut.rows.at(-1)
    if (!last || cut.rows.length > mostRows) continue
    return { ...cut, rows: [...cut.rows.slice(0, -1), { ...last, end }], truncated: true }
  }
  return { shown: '', rows: [], truncated: true }
}

function rowsOf(line: HardLine, writing: GridWriting, metrics: TextMetrics): GridRow[] {
  const segments = segmentsOf(line.content)
  const units = gridUnits(line.content, writing, metrics)
  const filled: GridGroup[][] = [[]]
  let indent = line.content.trim() === '' ? 0 : writing.indentCells
  const next = () => {
    filled.push([])
    indent = 0
  }
  const put = (tokens: readonly GridToken[]) => {
    const row = added(segments, filled.at(-1)!, tokens, indent, writing.columns)
    if (row) filled[filled.length - 1] = row
    return row !== null
  }
  let ends: RowEnd[] = [] // places where this row may end
  for (let at = 0; at < units.length; at += 1) {
    const { tokens, breakCost } = units[at]!
    if (put(tokens)) {
      ends.push({ next: at + 1, groups: filled.at(-1)!, breakCost })
      continue
    }
    const end = bestEnd(ends, writing.columns)
    ends = []
    if (end) {
      filled[filled.length - 1] = end.groups
      next()
      at = end.next - 1
      continue
    }
    if (filled.at(-1)!.length > 0 || indent > 0) next()
    if (put(tokens)) continue
    // A token longer than a row fills each row in turn.
    for (const part of tokens.flatMap((token) => partsOf(token, writing.columns))) {
      if (put([part])) continue
      next()
      put([part])
    }
  }
  const offset = (grapheme: number) => line.start + segments.offsets[grapheme]!
  const starts = filled.map((groups, at) => (at === 0 ? line.start : offset(groups[0]!.tokens[0]!.start)))
  return filled.map((groups, at) => ({
    line,
    groups,
    start: starts[at]!,
    end: starts[at + 1] ?? line.end,
  }))
}

interface RowEnd {
  next: number // the next row's first unit
  groups: GridGroup[]
  breakCost: number
}

const EMPTY_CELL_COST = 0.2 // on the scale of `breakCosts.ts`

function bestEnd(ends: readonly RowEnd[], columns: number): RowEnd | undefined {
  const cost = ({ breakCost, groups }: RowEnd) => breakCost + EMPTY_CELL_COST * (columns - endOf(groups))
  return ends.toSorted((one, other) => cost(one) - cost(other))[0]
}

function added(
  segments: Segments,
  row: readonly GridGroup[],
  tokens: readonly GridToken[],
  indent: number,
  columns: number,
): GridGroup[] | null {
  const groups = [...row]
  for (const [at, token] of tokens.entries()) {
    const last = groups.at(-1)
    const lastToken = last?.tokens.at(-1)
    if (last && last.tokens.length === 1 && last.cells > 0 && shareCell(segments, lastToken, token)) {
      groups[groups.length - 1] = { ...last, tokens: [...last.tokens, token] }
      continue
    }
    const isWord = token.kind === 'word'
    if (last && isWord && lastToken?.kind === 'word') {
      const joined = { ...last, tokens: withWord(segments, last.tokens, token) }
      groups[groups.length - 1] = { ...joined, cells: wordCells(joined.tokens) }
      if (endOf(groups) > columns) return null
      continue
    }
    const column = last ? endOf(groups) : indent
    const cells = isWord ? wordCells([token]) : token.lengthCells
    if (column + cells <= columns) groups.push({ tokens: [token], column, cells })
    else if (column === columns && last && mayHang(segments, token, at === tokens.length - 1))
      groups.push({ tokens: [token], column, cells: 0 })
    else return null
  }
  return groups
}

/** Merged into one token, ordered by the renderer. */
function withWord({ levels }: Segments, tokens: readonly GridToken[], word: GridToken): GridToken[] {
  const before = tokens.at(-1)!
  const [one, other] = [levels?.[before.start] ?? 0, levels?.[word.start] ?? 0]
  if (one === 0 || other === 0 || (one % 2 === 0 && other % 2 === 0)) return [...tokens, word]
  const lengthCells = wordsLengthCells([before, word])
  return [...tokens.slice(0, -1), { ...before, end: word.end, lengthCells }]
}

/** One closing mark may hang past the last cell. */
function mayHang({ kinds }: Segments, { kind, start }: GridToken, isLast: boolean): boolean {
  return isLast && kind === 'mark' && kinds[start] === 'close'
}

function endOf(groups: readonly GridGroup[]): number {
  const last = groups.at(-1)!
  return last.column + last.cells
}

export function wordsLengthCells(tokens: readonly GridToken[]): number {
  return tokens.reduce(
    (sum, { lengthCells, isSpaced }, at) => sum + lengthCells + (at > 0 && isSpaced ? SPACE_CELLS : 0),
    0,
  )
}

function wordCells(tokens: readonly GridToken[]): number {
  return Math.max(1, Math.ceil(wordsLengthCells(tokens) + WORD_SIDES_CELLS))
}

function partsOf(token: GridToken, columns: number): GridToken[] {
  const { start, end, lengthCells, kind } = token
  if (kind === 'character' || kind === 'mark' || lengthCells + WORD_SIDES_CELLS <= columns) return [token]
  const letters = end - start
  const perPart = Math.max(1, Math.floor((letters * (columns - 1)) / (lengthCells * WIDE_LETTERS)))
  return Array.from({ length: Math.ceil(letters / perPart) }, (_, at) => {
    const from = start + at * perPart
    const to = Math.min(end, from + perPart)
    // Estimated, not measured per letter, so it allows for wide letters.
    const cells = Math.min(columns - 1, (lengthCells * WIDE_LETTERS * (to - from)) / letters)
    return {
      ...token,
      start: from,
      end: to,
      lengthCells: kind === 'word' ? cells : to - from,
      isSpaced: at === 0 && token.isSpaced,
    }
  })
}

const WIDE_LETTERS = 1.5
