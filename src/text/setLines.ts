import { segmentsOf } from './breaks'
import { graphemesOf } from './graphemes'
import { type HardLine, hardLines } from './hardLines'
import { balancedEnds, firstFitEnds, type Piece, turnedOverEnds } from './lines'
import type { TextMetrics } from './metrics/metrics'
import { inkWidthPx, type Line, type TypeStyle, type WrapOptions } from './paragraph'
import { piecesOf } from './pieces'
import { justified, proseEnds, proseIndentPx, proseMeasurePx } from './prose'
import { runsOf } from './direction'
import { opticalEndPx, opticalStartPx, shapeText, type ShapedText } from './shapedText'
import { isVerse, verseIndentPx } from './verse'

/**
 * As few and even lines as possible, broken at a reader's pauses. If kerning across a space makes a line too
 * wide (rare), the text is broken again, slightly narrower.
 */

/** less than a pixel of any export */
const TOLERANCE_PX = 0.01
const NARROWING_TURNS = 24

export function linesOf(
  shown: string,
  style: TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: WrapOptions,
): Line[] {
  const parts = hardLines(shown)
  const turnedPx = isVerse(shown) ? verseIndentPx(style.sizePx, measurePx) : 0
  return parts.flatMap((part) => {
    const shaped = shapeText(segmentsOf(part.content), style, metrics)
    const ends = options.ends?.filter((end) => end > part.start && end <= part.end)
    const firstPx = proseIndentPx(style, shaped)
    const prosePx = proseMeasurePx(measurePx, firstPx)
    if (prosePx > 0) {
      const lines = setLines(shaped, part, prosePx, options, ends, { firstPx, laterPx: 0 })
      return justified(lines, shaped, prosePx)
    }
    const lines = setLines(shaped, part, measurePx, options, ends, NOT_INDENTED)
    if (turnedPx === 0 || lines.length === 1) return lines
    const laterPx = indentWithin(shaped, turnedPx, measurePx, options)
    return setLines(shaped, part, measurePx, options, ends, { firstPx: 0, laterPx })
  })
}

const NOT_INDENTED = { firstPx: 0, laterPx: 0 }

/** The indent must split no word. */
function indentWithin(shaped: ShapedText, indentPx: number, measurePx: number, options: WrapOptions): number {
  const longestPx = Math.max(
    ...piecesOf(shaped, measurePx, options).map(({ widthPx, trackingPx }) => widthPx - trackingPx),
  )
  return Math.max(0, Math.min(indentPx, measurePx - longestPx))
}

/** Narrows the measure until every line, as drawn, fits. */
function setLines(
  shaped: ShapedText,
  part: HardLine,
  boxPx: number,
  options: WrapOptions,
  plannedEnds: readonly number[] | null | undefined,
  { firstPx, laterPx }: { firstPx: number; laterPx: number }, // indents of the first line and of all others
): Line[] {
  const indentPx = Math.max(firstPx, laterPx)
  const planned = plannedEnds && indentPx === 0 ? plannedLines(shaped, part, plannedEnds, options) : null
  if (planned && excessOf(planned, boxPx) <= TOLERANCE_PX) return planned
  let measurePx = boxPx
  for (let turn = 0; ; turn += 1) {
    const pieces = piecesOf(shaped, measurePx - indentPx, options)
    if (pieces.length === 0) return [emptyLine(part)]
    const ends =
      firstPx > 0
        ? proseEnds(pieces, measurePx, firstPx)
        : laterPx > 0
          ? turnedOverEnds(pieces, measurePx, measurePx - laterPx)
          : chooseEnds(pieces, measurePx)
    const lines = ends.map((end, index) =>
      lineOf(shaped, part, pieces, ends[index - 1] ?? 0, end, options, index === 0 ? firstPx : laterPx),
    )
    const excessPx = excessOf(lines, boxPx)
    if (excessPx <= TOLERANCE_PX || turn === NARROWING_TURNS) return lines
    measurePx = Math.max(indentPx, measurePx - excessPx - measurePx * 0.002 * turn)
  }
}

/** Returns null if a word is split. */
function plannedLines(
  shaped: ShapedText,
  part: HardLine,
  plannedEnds: readonly number[],
  options: WrapOptions,
): Line[] | null {
  const { units, offsets } = shaped.segments
  if (plannedEnds.length === 0 || units.length === 0) return null
  const inner = plannedEnds
    .slice(0, -1)
    .map((end) => units.findIndex(({ next }) => part.start + offsets[next]! === end) + 1)
  if (inner.some((end) => end === 0 || end === units.length)) return null
  const ends = [...inner, units.length]
  return ends.map((end, line) => lineOf(shaped, part, units, ends[line - 1] ?? 0, end, options, 0))
}

function excessOf(lines: readonly Line[], boxPx: number): number {
  let excessPx = 0
  for (const line of lines) {
    const exceedsPx = inkWidthPx(line) + line.indentPx - boxPx
    if (exceedsPx > excessPx && graphemesOf(line.text).length > 1) excessPx = exceedsPx
  }
  return excessPx
}

/** Pieces with `startsLine` begin separate groups. */
function chooseEnds(pieces: readonly Piece[], measurePx: number): number[] {
  const ends: number[] = []
  let start = 0
  while (start < pieces.length) {
    let stop = start + 1
    while (stop < pieces.length && !pieces[stop]!.startsLine) stop += 1
    const group = start === 0 && stop === pieces.length ? pieces : pieces.slice(start, stop)
    const fewest = firstFitEnds(group, measurePx)
    const best = balancedEnds(group, measurePx, fewest.length, stop === pieces.length)
    ends.push(...(best?.ends ?? fewest).map((end) => start + end))
    start = stop
  }
  return ends
}

function lineOf(
  shaped: ShapedText,
  part: HardLine,
  pieces: readonly Pick<Piece, 'start' | 'end' | 'next' | 'hyphen'>[],
  from: number,
  to: number,
  options: WrapOptions,
  indentPx: number,
): Line {
  const { offsets } = shaped.segments
  const first = pieces[from]!
  const last = pieces[to - 1]!
  const runs = runsOf(shaped, first.start, last.end)
  const lastRun = runs.at(-1)
  const hangs = options.hangsPunctuation !== false
  const inkPx = lastRun ? lastRun.x + lastRun.widthPx - lastRun.letterSpacingPx : 0
  const { hyphen } = last
  return {
    text: shaped.segments.text.slice(offsets[first.start], offsets[last.end]),
    runs,
    ...(shaped.syllables ? { pinyin: shaped.syllables.onLine(first.start, last.end) } : {}),
    widthPx: inkPx + (hyphen?.widthPx ?? 0),
    ...(hyphen ? { hyphen: { ...hyphen, x: inkPx } } : {}),
    indentPx,
    opticalStartPx: hangs ? opticalStartPx(shaped, first.start, options.align) : 0,
    opticalEndPx: hangs ? opticalEndPx(shaped, first.start, last.end - 1) : 0,
    start: from === 0 ? part.start : part.start + offsets[first.start]!,
    end: to === pieces.length ? part.end : part.start + offsets[last.next]!,
  }
}

function emptyLine({ start, end }: HardLine): Line {
  return { text: '', runs: [], widthPx: 0, indentPx: 0, opticalStartPx: 0, opticalEndPx: 0, start, end }
}
