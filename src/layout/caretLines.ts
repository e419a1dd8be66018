import type { SceneBlock, TextNode, TextRun } from '../scene/nodes'
import { capitals } from '../text/characters'
import { hasRightToLeftLetter } from '../text/direction'
import { graphemesOf } from '../text/graphemes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { TextAlign } from '../text/paragraph'
import type { CaretLine, CaretWords } from './caret'

/** caret extent from the baseline, in em of the line's largest run */
const REACH_EM = { above: 0.92, below: 0.28 }
const MIDDLE_EM = 0.35 // from the baseline to the middle of the letters, in em of the first run
const LINE_HEIGHT = 1.4

export function textLines(
  block: SceneBlock,
  nodes: readonly TextNode[],
  { text, align }: CaretWords,
  metrics: TextMetrics,
): CaretLine[] {
  const found = drawnLines(nodes)
  const lines = (block.lines ?? []).flatMap(({ start, end }, at) => {
    const drawn = found[at]
    if (!drawn) return []
    const stops = stopsOf(drawn, text.slice(start, end), metrics).map(({ offset, alongPx }) => ({
      offset: offset + start,
      alongPx,
    }))
    return [{ start, end, stops, ...extentAcross(drawn, block.sizePx) }]
  })
  return lines.length > 0 && text.endsWith('\n')
    ? [...lines, trailingEmptyLine(lines, align, block.sizePx)]
    : lines
}

/** The layout starts no line after a final break, but the caret is already there. */
function trailingEmptyLine(lines: readonly CaretLine[], align: TextAlign, sizePx: number): CaretLine {
  const last = lines.at(-1)!
  const pitchPx = lines.length > 1 ? last.middlePx - lines.at(-2)!.middlePx : LINE_HEIGHT * sizePx
  const edges = lines.flatMap(({ stops }) => stops.map(({ alongPx }) => alongPx))
  const left = Math.min(...edges)
  const right = Math.max(...edges)
  const x = align === 'left' ? left : align === 'right' ? right : (left + right) / 2
  return {
    start: last.end,
    end: last.end,
    stops: [{ offset: last.end, alongPx: x }],
    fromPx: last.fromPx + pitchPx,
    toPx: last.toPx + pitchPx,
    middlePx: last.middlePx + pitchPx,
  }
}

export function drawnLines(nodes: readonly TextNode[]): TextNode[][] {
  const lines: TextNode[][] = []
  for (const node of nodes) {
    const line = lines.at(-1)
    if (node.joinsLine && line) line.push(node)
    else lines.push([node])
  }
  return lines
}

/** A drop cap has a lower baseline, so the line's last node counts. */
function extentAcross(
  nodes: readonly TextNode[],
  emptySizePx: number,
): Pick<CaretLine, 'fromPx' | 'toPx' | 'middlePx'> {
  const last = nodes.at(-1)!
  const largestPx = Math.max(0, ...last.runs.map(({ font }) => font.sizePx)) || emptySizePx
  return {
    fromPx: last.y - REACH_EM.above * largestPx,
    toPx: last.y + REACH_EM.below * largestPx,
    middlePx: last.y - MIDDLE_EM * (last.runs[0]?.font.sizePx ?? largestPx),
  }
}

/** Truncated words and trailing spaces are in no run, so runs are searched in the line's text. */
function stopsOf(nodes: readonly TextNode[], text: string, metrics: TextMetrics): CaretLine['stops'] {
  const left = nodes[0]!.x
  const runs = nodes.flatMap((node) => node.runs.map((run) => ({ ...run, x: run.x + node.x - left })))
  const stops = new Map<number, number>()
  let reached = 0
  let rightX = left
  for (const run of runs) {
    const at = offsetOfRun(run, text, reached)
    let offset = at
    let before = ''
    for (const grapheme of graphemesOf(run.text)) {
      if (!stops.has(offset)) stops.set(offset, xWithinRun(run, before, left, metrics))
      before += grapheme
      offset = Math.min(text.length, offset + grapheme.length)
    }
    reached = Math.max(reached, offset)
    rightX = Math.max(rightX, left + run.x + run.widthPx)
    if (offset === reached) stops.set(offset, xWithinRun(run, before, left, metrics))
  }
  const spacePx = runs.length > 0 ? metrics.widthPx(' ', runs.at(-1)!.font, runs.at(-1)!.letterSpacingPx) : 0
  if (!stops.has(0)) stops.set(0, left) // empty line or leading spaces, which have no width
  for (const trailing of text.slice(reached)) {
    if (trailing !== ' ') break
    reached += 1
    rightX += spacePx
    stops.set(reached, rightX)
  }
  return [...stops].map(([offset, alongPx]) => ({ offset, alongPx })).toSorted((a, b) => a.offset - b.offset)
}

/** Runs are not always in reading order, and may be in capitals. */
function offsetOfRun(run: TextRun, text: string, reached: number): number {
  const found = text.indexOf(run.text, reached)
  if (found >= 0) return found
  const inCapitals = capitals(text).indexOf(run.text, reached)
  if (inCapitals >= 0) return inCapitals
  const earlier = text.indexOf(run.text)
  return earlier >= 0 ? earlier : Math.min(reached, text.length)
}

function xWithinRun(run: TextRun, before: string, left: number, metrics: TextMetrics): number {
  const advancePx = before === '' ? 0 : metrics.widthPx(before, run.font, run.letterSpacingPx)
  return left + run.x + (hasRightToLeftLetter(run.text) ? run.widthPx - advancePx : advancePx)
}
