import { segmentsOf, type Segments, type Unit } from '../../../text/breaks'
import { isBlankAfter, isBlankBefore } from '../../../text/characters'
import type { FontId } from '../../../text/fonts'
import type { TextMetrics } from '../../../text/metrics/metrics'
import type { TypeStyle } from '../../../text/paragraph'
import { shapeText, spanWidthPx, type ShapedText } from '../../../text/shapedText'

/** One cell per character or mark, two for —— and ……, more for words and figures. */
export interface GridToken {
  kind: 'character' | 'mark' | 'rule' | 'word'
  start: number // graphemes [start, end) of its line
  end: number
  lengthCells: number // exact for words, whole cells otherwise
  isSpaced: boolean // a space precedes it
}

export interface GridUnit {
  tokens: readonly GridToken[]
  breakCost: number // 0 in a long text, whose rows are filled
}

const SAMPLE_PX = 100

export function gridStyle(fontId: FontId, weight: number, glyphPx: number): TypeStyle {
  return {
    fontId,
    sizePx: glyphPx,
    bold: false,
    ...(weight ? { weight } : {}),
    italic: false,
    lineHeightPx: glyphPx,
    latinTrackingEm: 0,
    hanTrackingEm: 0,
  }
}

export function gridUnits(
  content: string,
  {
    fontId,
    weight,
    glyphShare,
    isWhole = false,
  }: { fontId: FontId; weight: number; glyphShare: number; isWhole?: boolean },
  metrics: TextMetrics,
): GridUnit[] {
  const shaped = shapeText(segmentsOf(content), gridStyle(fontId, weight, SAMPLE_PX), metrics)
  const { units } = shaped.segments
  const cellsOf = (start: number, end: number) => (spanWidthPx(shaped, start, end) / SAMPLE_PX) * glyphShare
  return (isWhole ? wordsOf(units) : units).map(({ start, end, breakCost }, at, units) => {
    const before = units[at - 1]
    const isSpaced = before !== undefined && before.next > before.end
    return { tokens: tokensOf(shaped, start, end, isSpaced, cellsOf), breakCost: isWhole ? breakCost : 0 }
  })
}

const INSIDE_WORD = 2 // from this `breakCosts.ts` cost on

function wordsOf(units: readonly Unit[]): Unit[] {
  const words: Unit[] = []
  let isInside = false
  for (const unit of units) {
    if (isInside) words[words.length - 1] = { ...unit, start: words.at(-1)!.start }
    else words.push(unit)
    isInside = unit.breakCost >= INSIDE_WORD
  }
  return words
}

function tokensOf(
  { segments }: ShapedText,
  start: number,
  end: number,
  isSpaced: boolean,
  cellsOf: (start: number, end: number) => number,
): GridToken[] {
  const tokens: GridToken[] = []
  let spaced = isSpaced
  for (let at = start; at < end;) {
    if (segments.kinds[at] === 'space') {
      spaced = true
      at += 1
      continue
    }
    const kind = tokenKind(segments, at)
    let next = at + 1
    while (next < end && goesOn(segments, kind, at, next)) next += 1
    const lengthCells = kind === 'word' ? cellsOf(at, next) : next - at
    tokens.push({ kind, start: at, end: next, lengthCells, isSpaced: spaced })
    spaced = false
    at = next
  }
  return tokens
}

function tokenKind({ kinds, scripts, graphemes }: Segments, at: number): GridToken['kind'] {
  if (scripts[at] === 'latin') return 'word'
  if (kinds[at] === 'dash' || kinds[at] === 'ellipsis') return 'rule'
  const mark = graphemes[at]!
  return scripts[at] === 'han' && (isBlankBefore(mark) || isBlankAfter(mark)) ? 'mark' : 'character'
}

function goesOn(segments: Segments, kind: GridToken['kind'], start: number, at: number): boolean {
  if (kind === 'word') return tokenKind(segments, at) === 'word' && segments.kinds[at] !== 'space'
  return kind === 'rule' && segments.graphemes[at] === segments.graphemes[start]
}

/** True for 。” and ：“, false for ，我. */
export function shareCell(
  { graphemes }: Segments,
  one: GridToken | undefined,
  other: GridToken | undefined,
): boolean {
  if (one?.kind !== 'mark' || other?.kind !== 'mark') return false
  const [before, after] = [graphemes[one.start]!, graphemes[other.start]!]
  return isBlankAfter(before) || (isBlankBefore(before) && isBlankBefore(after))
}
