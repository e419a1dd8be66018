import { TRADITIONAL_CORNERS } from '../traditional/traditional'
import { COLUMN_MARKS, isContextual } from '../characters'
import type { Segments } from '../breaks'

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

/**
 * Vertical_Orientation U and Tu of Unicode 15.0 (https://www.unicode.org/reports/tr50/). Tr are marks with a form of their own
 * in columns (`marks.ts`); all else is turned.
 */
const UPRIGHT = new RegExp(
  `^[${[
    '\\u00a7\\u00a9\\u00ae\\u00b1\\u00bc-\\u00be\\u00d7\\u00f7\\u02ea\\u02eb\\u1100-\\u11ff\\u1401-\\u167f',
    '\\u18b0-\\u18ff\\u2016\\u2020\\u2021\\u2030\\u2031\\u203b\\u203c\\u2042\\u2047-\\u2049\\u2051\\u2065',
    '\\u20dd-\\u20e0\\u20e2-\\u20e4\\u2100\\u2101\\u2103-\\u2109\\u210f\\u2113\\u2114\\u2116\\u2117\\u211e-\\u2123',
    '\\u2125\\u2127\\u2129\\u212e\\u2135-\\u213f\\u2145-\\u214a\\u214c\\u214d\\u214f-\\u2189\\u218c-\\u218f\\u221e',
    '\\u2234\\u2235\\u2300-\\u2307\\u230c-\\u231f\\u2324-\\u2328\\u232b\\u237d-\\u239a\\u23be-\\u23cd\\u23cf',
    '\\u23d1-\\u23db\\u23e2-\\u2422\\u2424-\\u24ff\\u25a0-\\u2619\\u2620-\\u2767\\u2776-\\u2793\\u2b12-\\u2b2f',
    '\\u2b50-\\u2b59\\u2b97\\u2bb8-\\u2bd1\\u2bd3-\\u2beb\\u2bf0-\\u2bff\\u2e50\\u2e51\\u2e80-\\u3007\\u3012\\u3013',
    '\\u3020-\\u302f\\u3031-\\u309f\\u30a1-\\u30fb\\u30fd-\\ua4cf\\ua960-\\ua97f\\uac00-\\ud7ff\\ue000-\\ufaff',
    '\\ufe10-\\ufe1f\\ufe30-\\ufe48\\ufe50-\\ufe57\\ufe5f-\\ufe62\\ufe67-\\ufe6f\\uff01-\\uff07\\uff0a-\\uff0c',
    '\\uff0e-\\uff19\\uff1f-\\uff3a\\uff3c\\uff3e\\uff40-\\uff5a\\uffe0-\\uffe2\\uffe4-\\uffe7\\ufff0-\\ufff8',
    '\\ufffc\\ufffd\\u{10980}-\\u{1099f}\\u{11580}-\\u{115ff}\\u{11a00}-\\u{11abf}\\u{13000}-\\u{1345f}',
    '\\u{14400}-\\u{1467f}\\u{16fe0}-\\u{18d7f}\\u{1aff0}-\\u{1b2ff}\\u{1cf00}-\\u{1cfcf}\\u{1d000}-\\u{1d1ff}',
    '\\u{1d2e0}-\\u{1d37f}\\u{1d800}-\\u{1daaf}\\u{1f000}-\\u{1f7ff}\\u{1f900}-\\u{1faff}\\u{20000}-\\u{2fffd}',
    '\\u{30000}-\\u{3fffd}\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}',
  ].join('')}]`,
  'u',
)

export function isUpright(grapheme: string): boolean {
  return UPRIGHT.test(grapheme)
}
