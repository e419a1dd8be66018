import { segmentsOf } from './breaks'
import { hardLines } from './hardLines'
import { firstFitEnds } from './lines'
import { type TextMetrics, recentByMetrics } from './metrics/metrics'
import {
  inkWidthPx,
  keyOfStyle,
  type Line,
  type Paragraph,
  type TypeStyle,
  type WrapOptions,
} from './paragraph'
import { piecesOf } from './pieces'
import { linesOf } from './setLines'
import { shapeText } from './shapedText'
import { shorten } from './shorten'
import { typographic } from './typographic'

/**
 * Only a single wide grapheme may exceed `measurePx`. Offsets refer to `typographic(text)`, which the lines
 * cover up to an
 * ellipsis. Spaces at line ends have no width. The last few paragraphs are cached: 2 ms per key on a product.
 */
export function wrapLines(
  text: string,
  style: TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: WrapOptions,
): Paragraph {
  const { align, maxLines, ends, hangsPunctuation } = options
  const key = [keyOfStyle(style), measurePx, align, maxLines, ends?.join(' '), hangsPunctuation, text].join()
  return recentParagraphs(metrics, key, () => wrapAnew(text, style, measurePx, metrics, options))
}

const recentParagraphs = recentByMetrics<Paragraph>(120)

function wrapAnew(
  text: string,
  style: TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: WrapOptions,
): Paragraph {
  const shown = typographic(text, style.isName)
  const missing = missingIn(shown, style, metrics)
  const maxLines = Math.max(1, options.maxLines ?? Infinity)
  if (maxLines === Infinity || countLines(shown, style, measurePx, metrics) <= maxLines) {
    const lines = linesOf(shown, style, measurePx, metrics, options)
    if (lines.length <= maxLines) return paragraphOf(lines, style, missing, false)
  }
  const lines = shortenedLines(shown, style, measurePx, metrics, options, maxLines)
  return paragraphOf(lines, style, missing, true)
}

/** A quick lower bound for wrapLines. */
export function countLines(text: string, style: TypeStyle, measurePx: number, metrics: TextMetrics): number {
  let count = 0
  for (const { content } of hardLines(typographic(text, style.isName))) {
    count += Math.max(1, firstFit(content, style, measurePx, metrics).ends.length)
  }
  return count
}

/** Marks hang most if left-aligned, so first fit counts no line too many. */
const QUICK: WrapOptions = { align: 'left' }

function firstFit(content: string, style: TypeStyle, measurePx: number, metrics: TextMetrics) {
  const pieces = piecesOf(shapeText(segmentsOf(content), style, metrics), measurePx, QUICK)
  return { pieces, ends: firstFitEnds(pieces, measurePx) }
}

function shortenedLines(
  shown: string,
  style: TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  options: WrapOptions,
  maxLines: number,
): Line[] {
  const plain = { ...options, ends: null }
  for (const { text, end } of shorten(shown, reachOf(shown, style, measurePx, metrics, maxLines))) {
    const lines = linesOf(text, style, measurePx, metrics, plain)
    if (lines.length > maxLines) continue
    return lines.map((line, index) => (index < lines.length - 1 ? line : { ...line, end }))
  }
  return []
}

function reachOf(
  shown: string,
  style: TypeStyle,
  measurePx: number,
  metrics: TextMetrics,
  maxLines: number,
): number {
  let room = maxLines
  for (const { content, start } of hardLines(shown)) {
    const { pieces, ends } = firstFit(content, style, measurePx, metrics)
    if (ends.length >= room) {
      const last = pieces[(ends[room - 1] ?? 1) - 1]
      return start + segmentsOf(content).offsets[last?.end ?? 0]!
    }
    room -= Math.max(1, ends.length)
  }
  return shown.length
}

function missingIn(shown: string, style: TypeStyle, metrics: TextMetrics): string[] {
  const missing = new Set<string>()
  for (const { content } of hardLines(shown)) {
    for (const character of shapeText(segmentsOf(content), style, metrics).choice.missing)
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
    widthPx: Math.max(0, ...lines.map((line) => inkWidthPx(line) + line.indentPx)),
    heightPx: lines.length * style.lineHeightPx,
    truncated,
    missing,
  }
}
