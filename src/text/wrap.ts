import type { TextRun } from '../scene/nodes'
import { segmentsOf } from './breaks'
import { balancedEnds, firstFitEnds, type Piece } from './lines'
import type { TextMetrics } from './metrics'
import type { Line, Paragraph, TypeStyle, WrapOptions } from './paragraph'
import { piecesOf } from './pieces'
import {
  opticalEndPx,
  opticalStartPx,
  settingOf,
  type Setting,
  spanWidthPx,
  trackingAfterPx,
} from './setting'
import { shorten } from './shorten'
import { typographic } from './typographic'

/**
 * Text to lines: as few as possible, as even as possible, pausing where a reader pauses. Each line is finally
 * measured as it will be drawn, and broken again a little narrower in the rare case that kerning across a word
 * space made it wider than the sum of its parts.
 */

/** A final line may exceed the box by this much: less than a pixel of any export. */
const TOLERANCE_PX = 0.01
const NARROWING_TURNS = 24

/** One line more is worth it if what it costs is lower by this much. */
const EXTRA_LINE_COST = { latin: 0.015, han: 0.03 }
/** Lengths (characters) at which a text may take a line more: shorter ones are set larger, longer ones need the room. */
const EXTRA_LINE_LENGTH = { latin: { from: 57, to: 104 }, han: { from: 1, to: 27 } }

/**
 * Breaks `text` into lines no wider than `measurePx`. Straight quotes, "--" and "..." are set as typographic marks
 * first: `start` and `end` of a line count in `typographic(text)`, and the lines' stretches joined give
 * exactly that text (up to the ellipsis if it was truncated). Spaces at either end of a line take no room.
 * Only a single grapheme wider than the box can exceed it.
 */
export function wrapLines(
  text: string,
  style: TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: WrapOptions,
): Paragraph {
  const shown = typographic(text)
  const lines = linesOf(shown, style, measurePx, metrics, options)
  const maxLines = Math.max(1, options.maxLines ?? Infinity)
  if (lines.length <= maxLines) return paragraphOf(lines, style, missingIn(shown, style, metrics), false)

  const kept = linesWithin(shown, style, measurePx, metrics, options, maxLines)
  return paragraphOf(kept, style, missingIn(shown, style, metrics), true)
}

/** How many lines the text needs at least: a quick lower bound of what wrapLines will make. */
export function countLines(text: string, style: TypeStyle, measurePx: number, metrics: TextMetrics): number {
  let count = 0
  for (const { content } of hardLines(typographic(text))) {
    const pieces = piecesOf(settingOf(segmentsOf(content), style, metrics), measurePx, { align: 'left' })
    count += Math.max(1, firstFitEnds(pieces, measurePx).length)
  }
  return count
}

interface HardLine {
  content: string // without its line break
  start: number
  end: number // line break included
}

function hardLines(text: string): HardLine[] {
  const lines: HardLine[] = []
  let start = 0
  while (start < text.length) {
    const found = text.indexOf('\n', start)
    const contentEnd = found < 0 ? text.length : found
    const end = found < 0 ? text.length : found + 1
    lines.push({ content: text.slice(start, contentEnd), start, end })
    start = end
  }
  return lines
}

function linesOf(
  shown: string,
  style: TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: WrapOptions,
): Line[] {
  const parts = hardLines(shown)
  // Verse has its own lines: they get no more than they need.
  const sense = options.breaksBySense && parts.length === 1 ? extraLineCost(shown) : undefined
  return parts.flatMap((part) => {
    const setting = settingOf(segmentsOf(part.content), style, metrics)
    return setLines(setting, part, measurePx, options, sense)
  })
}

/** Breaks one hard line; again and narrower until every line, measured as drawn, stands within the box. */
function setLines(
  setting: Setting,
  part: HardLine,
  boxPx: number,
  options: WrapOptions,
  sense: number | undefined,
): Line[] {
  let measurePx = boxPx
  for (let turn = 0; ; turn += 1) {
    const pieces = piecesOf(setting, measurePx, options)
    if (pieces.length === 0) return [emptyLine(part)]
    const ends = chooseEnds(pieces, measurePx, options.maxLines, sense)
    const lines = ends.map((end, index) =>
      lineOf(setting, part, pieces, index === 0 ? 0 : ends[index - 1]!, end, options),
    )
    const excessPx = Math.max(...lines.map((line) => (isSingle(line) ? 0 : line.widthPx - boxPx)))
    if (excessPx <= TOLERANCE_PX || turn === NARROWING_TURNS) return lines
    measurePx = Math.max(0, measurePx - excessPx - measurePx * 0.002 * turn)
  }
}

/** Groups of pieces that force their line are broken each on their own; else the whole may take one line more. */
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
    const mayGrow = sense !== undefined && group === pieces && count < maxLines
    const longer = mayGrow ? balancedEnds(group, measurePx, count + 1, isEnd) : undefined
    const best = longer && even && longer.cost + sense! < even.cost ? longer : even
    ends.push(...(best?.ends ?? firstFitEnds(group, measurePx)).map((end) => start + end))
    start = stop
  }
  return ends
}

function lineOf(
  setting: Setting,
  part: HardLine,
  pieces: readonly Piece[],
  from: number,
  to: number,
  options: WrapOptions,
): Line {
  const { offsets } = setting.segments
  const first = pieces[from]!
  const last = pieces[to - 1]!
  const runs: TextRun[] = []
  const advancePx = spanWidthPx(setting, first.start, last.end, runs)
  const hangs = options.hangsPunctuation !== false
  return {
    text: setting.segments.text.slice(offsets[first.start], offsets[last.end]),
    runs,
    widthPx: advancePx - trackingAfterPx(setting, last.end - 1),
    opticalStartPx: hangs ? opticalStartPx(setting, first.start, options.align) : 0,
    opticalEndPx: hangs ? opticalEndPx(setting, first.start, last.end - 1) : 0,
    start: from === 0 ? part.start : part.start + offsets[first.start]!,
    end: to === pieces.length ? part.end : part.start + offsets[last.next]!,
  }
}

function emptyLine({ start, end }: HardLine): Line {
  return { text: '', runs: [], widthPx: 0, opticalStartPx: 0, opticalEndPx: 0, start, end }
}

function isSingle(line: Line): boolean {
  return segmentsOf(line.text).graphemes.length <= 1
}

/** The text cut so that it ends in an ellipsis on the last line allowed. */
function linesWithin(
  shown: string,
  style: TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: WrapOptions,
  maxLines: number,
): Line[] {
  const plain = { ...options, breaksBySense: false }
  const cut = shorten(shown, (candidate) => countLines(candidate, style, measurePx, metrics) <= maxLines)
  for (const { text, end } of cut) {
    const lines = linesOf(text, style, measurePx, metrics, plain)
    if (lines.length > maxLines) continue
    return lines.map((line, index) => (index < lines.length - 1 ? line : { ...line, end }))
  }
  return []
}

function missingIn(shown: string, style: TypeStyle, metrics: TextMetrics): string[] {
  const missing = new Set<string>()
  for (const { content } of hardLines(shown)) {
    for (const character of settingOf(segmentsOf(content), style, metrics).choice.missing)
      missing.add(character)
  }
  return [...missing]
}

function paragraphOf(
  lines: readonly Line[],
  style: TypeStyle,
  missing: readonly string[],
  truncated: boolean,
): Paragraph {
  return {
    lines,
    style,
    widthPx: Math.max(0, ...lines.map((line) => line.widthPx)),
    heightPx: lines.length * style.lineHeightPx,
    truncated,
    missing,
  }
}

function extraLineCost(shown: string): number | undefined {
  const { kinds } = segmentsOf(shown.replaceAll('\n', ''))
  const ideographs = kinds.filter((kind) => kind === 'ideograph').length
  const letters = kinds.filter((kind) => kind === 'letter').length
  const script = ideographs * 2 > letters ? 'han' : 'latin'
  const { from, to } = EXTRA_LINE_LENGTH[script]
  return kinds.length >= from && kinds.length <= to ? EXTRA_LINE_COST[script] : undefined
}
