import { TRADITIONAL_CORNERS } from '../traditional/traditional'
import { COLUMN_MARKS, isContextual } from '../characters'
import type { Segments } from '../breaks'
import { isUpright } from './upright'

/**
 * UAX #50, GB/T 15834-2011 for Simplified Chinese; by the text alone. Canvases have no `vert`, and we avoid
 * presentation forms (U+FE10–FE4F): marks are rotated or their ink is moved.
 */

export type CellKind =
  | 'upright' // centred in its square
  | 'stop' // upright, its ink moved to the upper right
  | 'open' // rotated; hangs above a column
  | 'close' // rotated
  | 'rule' // —— …… ～: rotated, centred in the column
  | 'dot' // between two parts of a name
  | 'figures'
  | 'turned' // Latin and everything set with it
  | 'space'

/** Horizontal quotation marks and their forms in columns. */
const CORNERS: Readonly<Record<string, string>> = { '“': '『', '”': '』', '‘': '「', '’': '」' }
const MOST_FIGURES = 2

/** The length stays equal, so offsets stay valid. */
export function withCornerBrackets({ graphemes, scripts }: Segments, isTraditional: boolean): string {
  const corners = isTraditional ? TRADITIONAL_CORNERS : CORNERS
  return graphemes.map((grapheme, at) => (scripts[at] === 'han' && corners[grapheme]) || grapheme).join('')
}

export interface MarkedRange {
  kind: CellKind
  start: number
  end: number
}

export function cellRanges(segments: Segments, start: number, end: number): MarkedRange[] {
  const ranges: MarkedRange[] = []
  for (let at = start; at < end;) {
    const kind = kindAt(segments, at)
    let next = at + 1
    if (kind === 'rule') while (next < end && segments.graphemes[next] === segments.graphemes[at]) next += 1
    if (kind === 'turned') next = endOfTurned(segments, at, end)
    ranges.push({ kind: isFigures(segments, at, next) ? 'figures' : kind, start: at, end: next })
    at = next
  }
  return ranges
}

function kindAt({ graphemes, kinds, scripts }: Segments, at: number): CellKind {
  const grapheme = graphemes[at]!
  const kind = kinds[at]!
  if (kind === 'space') return 'space'
  if (kind === 'emoji') return 'upright'
  if (kind === 'face' || (isContextual(grapheme) && scripts[at] !== 'han')) return 'turned'
  const { open, close, lowStop, tallStop, dot, wave } = COLUMN_MARKS
  if (lowStop.includes(grapheme) || tallStop.includes(grapheme)) return 'stop'
  if (open.includes(grapheme)) return 'open'
  if (close.includes(grapheme)) return 'close'
  if (dot.includes(grapheme)) return 'dot'
  if (isUpright(grapheme)) return 'upright'
  return kind === 'dash' || kind === 'ellipsis' || wave.includes(grapheme) ? 'rule' : 'turned'
}

/** Includes the spaces between words. */
function endOfTurned(segments: Segments, start: number, end: number): number {
  let last = start
  for (let at = start + 1; at < end; at += 1) {
    const kind = kindAt(segments, at)
    if (kind === 'turned') last = at
    else if (kind !== 'space') break
  }
  return last + 1
}

/** Nothing Latin beside them: 12 in 第12章, neither 3.5 nor 1840. */
function isFigures(segments: Segments, start: number, end: number): boolean {
  if (end - start > MOST_FIGURES) return false
  if (!segments.graphemes.slice(start, end).every((grapheme) => /^[0-9]$/.test(grapheme))) return false
  const isTurned = (at: number) => segments.graphemes[at] !== undefined && kindAt(segments, at) === 'turned'
  return !isTurned(start - 1) && !isTurned(end)
}
