import { TRADITIONAL_CORNERS } from '../traditional/traditional'
import type { CharKind } from '../characters'
import type { Segments } from '../breaks'

/**
 * How each character stands in a column (UAX #50, GB/T 15834-2011 for Simplified Chinese), decided from the text alone.
 * No presentation forms (U+FE10–FE4F) and no `vert` feature, which canvases do not have: marks are turned, or their ink is moved.
 */

export type CellKind =
  | 'upright' // a character in the middle of its square
  | 'stop' // upright, its ink moved to the upper right
  | 'open' // turned; hangs above a column
  | 'close' // turned
  | 'rule' // —— …… ～: turned, in the middle of the column
  | 'dot' // between two parts of a name
  | 'figures' // one or two, upright in one square
  | 'turned' // Latin and all that goes with it
  | 'space'

/** ，。、；：and ．stand further out than ？！, which are as tall as a character. */
export const LOW_STOPS = '，。、；：．'
export const TALL_STOPS = '？！'
const OPEN = '（《【〈「『［｛〔〖〘〚〝'
const CLOSE = '）》】〉」』］｝〕〗〙〛〞〟'
const DOTS = '·‧・'
const TURNED_RULES = '～〜ーｰ'
/** Quotation marks of horizontal text, and those of a column. */
const CORNERS: Readonly<Record<string, string>> = { '“': '『', '”': '』', '‘': '「', '’': '」' }
const MOST_FIGURES = 2

/** The text with corner brackets for the quotation marks of its Chinese: as long as before, so that offsets hold. */
export function withCornerBrackets({ graphemes, scripts }: Segments, isTraditional: boolean): string {
  const corners = isTraditional ? TRADITIONAL_CORNERS : CORNERS
  return graphemes.map((grapheme, at) => (scripts[at] === 'han' && corners[grapheme]) || grapheme).join('')
}

/** Neighbours of one kind that share a cell: a range of graphemes. */
export interface MarkedRange {
  kind: CellKind
  start: number
  end: number
}

/** The cells of graphemes [start, end), a part of a text that is not broken. */
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
  if (scripts[at] !== 'han') return 'turned'
  if (LOW_STOPS.includes(grapheme) || TALL_STOPS.includes(grapheme)) return 'stop'
  if (OPEN.includes(grapheme)) return 'open'
  if (CLOSE.includes(grapheme)) return 'close'
  if (DOTS.includes(grapheme)) return 'dot'
  return isRule(grapheme, kind) ? 'rule' : 'upright'
}

function isRule(grapheme: string, kind: CharKind): boolean {
  return kind === 'dash' || kind === 'ellipsis' || TURNED_RULES.includes(grapheme)
}

/** Words and the spaces that keep them together. */
function endOfTurned(segments: Segments, start: number, end: number): number {
  let last = start
  for (let at = start + 1; at < end; at += 1) {
    const kind = kindAt(segments, at)
    if (kind === 'turned') last = at
    else if (kind !== 'space') break
  }
  return last + 1
}

/** One or two figures with nothing Latin beside them: 12 in 第12章, neither 3.5 nor 1840. */
function isFigures(segments: Segments, start: number, end: number): boolean {
  if (end - start > MOST_FIGURES) return false
  if (!segments.graphemes.slice(start, end).every((grapheme) => /^[0-9]$/.test(grapheme))) return false
  const isTurned = (at: number) => segments.graphemes[at] !== undefined && kindAt(segments, at) === 'turned'
  return !isTurned(start - 1) && !isTurned(end)
}
