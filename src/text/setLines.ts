import { segmentsOf } from './breaks'
import { type HardLine, hardLines } from './hardLines'
import { balancedEnds, firstFitEnds, type Piece, turnedOverEnds } from './lines'
import type { TextMetrics } from './metrics/metrics'
import type { Line, TypeStyle, WrapOptions } from './paragraph'
import { piecesOf } from './pieces'
import { runsOf } from './runs'
import { opticalEndPx, opticalStartPx, shapeText, type ShapedText } from './shapedText'
import { isVerse, verseIndentPx } from './verse'

/**
 * Text to lines: as few and as even as possible, with breaks where a reader pauses. Each line is finally measured as
 * it will be drawn, and the text is broken again a little narrower in the rare case that kerning across a word space
 * made a line wider than the sum of its parts.
 */

/** A final line may exceed the box by this much: less than a pixel of any export. */
const TOLERANCE_PX = 0.01
const NARROWING_TURNS = 24

/** A text of more lines is narrow already: with one more it would look like a column. */
const SENSE_LINES = 2

/** One more line is used if its cost is lower by this much. */
const EXTRA_LINE_COST = { latin: 0.015, han: 0.03 }
/** Lengths (characters) at which a text may use one more line: shorter ones are set larger, longer ones need the room. */
const EXTRA_LINE_LENGTH = { latin: { from: 57, to: 104 }, han: { from: 1, to: 27 } }

/** All lines of a typographic text, however many; `options.maxLines` only limits the extra line for the sense. */
export function linesOf(
  shown: string,
  style: TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: WrapOptions,
): Line[] {
  const parts = hardLines(shown)
  // A text with line breaks of its own gets no extra lines.
  const sense = options.breaksBySense && parts.length === 1 ? extraLineCost(parts[0]!.content) : undefined
  const indentPx = options.align !== 'center' && isVerse(shown) ? verseIndentPx(style.sizePx, measurePx) : 0
  return parts.flatMap((part) => {
    const shaped = shapeText(segmentsOf(part.content), style, metrics)
    const lines = setLines(shaped, part, measurePx, options, sense, 0)
    if (indentPx === 0 || lines.length === 1) return lines
    const within = indentWithin(shaped, indentPx, measurePx, options)
    return setLines(shaped, part, measurePx, options, sense, within)
  })
}

/** The indent, or as much of it as splits no word. */
function indentWithin(shaped: ShapedText, indentPx: number, measurePx: number, options: WrapOptions): number {
  const longestPx = Math.max(
    ...piecesOf(shaped, measurePx, options).map(({ widthPx, trackingPx }) => widthPx - trackingPx),
  )
  return Math.max(0, Math.min(indentPx, measurePx - longestPx))
}

/** Breaks one hard line, narrower each time until every line, measured as drawn, is within the box. */
function setLines(
  shaped: ShapedText,
  part: HardLine,
  boxPx: number,
  options: WrapOptions,
  sense: number | undefined,
  indentPx: number, // of the lines after the first
): Line[] {
  let measurePx = boxPx
  for (let turn = 0; ; turn += 1) {
    const pieces = piecesOf(shaped, measurePx - indentPx, options)
    if (pieces.length === 0) return [emptyLine(part)]
    const ends =
      indentPx > 0
        ? turnedOverEnds(pieces, measurePx, measurePx - indentPx)
        : chooseEnds(pieces, measurePx, options.maxLines, sense)
    let excessPx = 0
    const lines = ends.map((end, index) => {
      const from = index === 0 ? 0 : ends[index - 1]!
      const line = lineOf(shaped, part, pieces, from, end, options, index === 0 ? 0 : indentPx)
      const isOneGrapheme = pieces[end - 1]!.end - pieces[from]!.start === 1
      if (!isOneGrapheme) excessPx = Math.max(excessPx, line.widthPx + line.indentPx - boxPx)
      return line
    })
    if (excessPx <= TOLERANCE_PX || turn === NARROWING_TURNS) return lines
    measurePx = Math.max(indentPx, measurePx - excessPx - measurePx * 0.002 * turn)
  }
}

/** Pieces with `startsLine` begin groups that are broken separately; a text without them may use one more line. */
function chooseEnds(
  pieces: readonly Piece[],
  measurePx: number,
  maxLines = Infinity,
  sense: number | undefined,
): number[] {
  const ends: number[] = []
  let start = 0
  while (start < pieces.length) {
    let stop = start + 1
    while (stop < pieces.length && !pieces[stop]!.startsLine) stop += 1
    const group = start === 0 && stop === pieces.length ? pieces : pieces.slice(start, stop)
    const isEnd = stop === pieces.length
    const count = firstFitEnds(group, measurePx).length
    const even = balancedEnds(group, measurePx, count, isEnd)
    const mayGrow = sense !== undefined && group === pieces && count <= SENSE_LINES && count < maxLines
    const longer = mayGrow ? balancedEnds(group, measurePx, count + 1, isEnd) : undefined
    const best = longer && even && longer.cost + sense! < even.cost ? longer : even
    ends.push(...(best?.ends ?? firstFitEnds(group, measurePx)).map((end) => start + end))
    start = stop
  }
  return ends
}

function lineOf(
  shaped: ShapedText,
  part: HardLine,
  pieces: readonly Piece[],
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
  return {
    text: shaped.segments.text.slice(offsets[first.start], offsets[last.end]),
    runs,
    widthPx: lastRun ? lastRun.x + lastRun.widthPx - lastRun.letterSpacingPx : 0,
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

/** What an extra line may cost at most, for a text of the right length. */
function extraLineCost(content: string): number | undefined {
  const { kinds } = segmentsOf(content)
  const ideographs = kinds.filter((kind) => kind === 'ideograph').length
  const letters = kinds.filter((kind) => kind === 'letter').length
  const script = ideographs * 2 > letters ? 'han' : 'latin'
  const { from, to } = EXTRA_LINE_LENGTH[script]
  return kinds.length >= from && kinds.length <= to ? EXTRA_LINE_COST[script] : undefined
}
