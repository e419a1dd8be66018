/**
 * Caret positions in a card's words, for editing them in place: computed from the drawn runs, so that caret
 * and glyphs always agree.
 */
import { leavesOf, type Leaf } from '../scene/leaves'
import type { Font, Point, Scene, SceneBlock, SceneLine, TextNode, TextRun } from '../scene/nodes'
import { capitals } from '../text/capitals'
import { hasRightToLeftLetter } from '../text/direction'
import { graphemesOf } from '../text/graphemes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { TextAlign } from '../text/paragraph'

export interface CaretStop {
  offset: number // UTF-16, into the block's typographic text
  x: number // logical px
}

export interface CaretLine {
  start: number // range of the text on this line: [start, end)
  end: number
  stops: readonly CaretStop[] // sorted by offset; one before each grapheme and one after the last
  baselineY: number
  topY: number
  bottomY: number
}

/** The lines of one block, unrotated; `turn` is the rotation they are drawn with. */
export interface CaretMap {
  lines: readonly CaretLine[]
  font: Font // of the first run
  letterSpacingPx: number
  fill: string
  turn: { deg: number; about: Point } | null
}

/** Caret extent above and below the baseline, in em of the line's largest run. */
const REACH_EM = { above: 0.92, below: 0.28 }
const LINE_HEIGHT = 1.4

/** `text` is the block's typographic text; null if the card shows no such block or none of its lines. */
export function caretMap(
  scene: Scene,
  id: SceneBlock['id'],
  text: string,
  align: TextAlign,
  metrics: TextMetrics,
): CaretMap | null {
  const block = scene.blocks.find((candidate) => candidate.id === id)
  if (!block?.lines) return null
  const leaves = leavesOf(scene.live).filter(
    (leaf): leaf is Leaf & { node: TextNode } =>
      leaf.node.type === 'text' && leaf.block === id && !leaf.node.isDecoration && !leaf.node.isAdded,
  )
  const found = drawnLines(leaves.map(({ node }) => node))
  const first = leaves[0]
  const lines = block.lines.flatMap(({ start, end }, at) => {
    const nodes = found[at]
    return nodes ? [caretLine(nodes, text, { start, end }, block.sizePx, metrics)] : []
  })
  const run = found.flatMap((nodes) => nodes.at(-1)!.runs)[0]
  if (lines.length === 0 || !run || !first) return null
  const all = text.endsWith('\n') ? [...lines, trailingEmptyLine(lines, align, block.sizePx)] : lines
  const { font, letterSpacingPx } = run
  return { lines: all, font, letterSpacingPx, fill: first.node.fill, turn: first.rotation ?? null }
}

/** The caret for an offset: at a line break the next line's start, or with `isAtLineEnd` this line's end. */
export function caretAt(
  { lines }: CaretMap,
  offset: number,
  isAtLineEnd = false,
): { line: CaretLine; x: number } {
  const ended = isAtLineEnd ? lines.find(({ end }) => end === offset) : undefined
  const line = ended ?? lines.find(({ end }) => offset < end) ?? lines.at(-1)!
  const stop = line.stops.findLast((candidate) => candidate.offset <= offset) ?? line.stops[0]!
  return { line, x: stop.x }
}

/** The offset nearest to a point (logical px, unrotated). */
export function offsetAt({ lines }: CaretMap, { x, y }: Point): number {
  const line = lines.find(({ bottomY }) => y < bottomY) ?? lines.at(-1)!
  const nearest = line.stops.reduce((best, stop) =>
    Math.abs(stop.x - x) < Math.abs(best.x - x) ? stop : best,
  )
  return nearest.offset
}

/** The boxes of a selection, one per line, in logical px. */
export function selectionBoxes(
  { lines }: CaretMap,
  from: number,
  to: number,
): { x: number; y: number; width: number; height: number }[] {
  return lines.flatMap(({ stops, topY, bottomY }) => {
    const within = stops.filter(({ offset }) => offset >= from && offset <= to).map(({ x }) => x)
    if (within.length < 2) return []
    const x = Math.min(...within)
    return [{ x, y: topY, width: Math.max(...within) - x, height: bottomY - topY }]
  })
}

/** Layout starts no line after a final line break, but the caret is already there. */
function trailingEmptyLine(lines: readonly CaretLine[], align: TextAlign, sizePx: number): CaretLine {
  const last = lines.at(-1)!
  const pitchPx = lines.length > 1 ? last.baselineY - lines.at(-2)!.baselineY : LINE_HEIGHT * sizePx
  const edges = lines.flatMap(({ stops }) => stops.map(({ x }) => x))
  const left = Math.min(...edges)
  const right = Math.max(...edges)
  const x = align === 'left' ? left : align === 'right' ? right : (left + right) / 2
  return {
    start: last.end,
    end: last.end,
    stops: [{ offset: last.end, x }],
    baselineY: last.baselineY + pitchPx,
    topY: last.topY + pitchPx,
    bottomY: last.bottomY + pitchPx,
  }
}

/** The nodes of each line. */
function drawnLines(nodes: readonly TextNode[]): TextNode[][] {
  const lines: TextNode[][] = []
  for (const node of nodes) {
    const line = lines.at(-1)
    if (node.joinsLine && line) line.push(node)
    else lines.push([node])
  }
  return lines
}

/** The caret stands on the baseline of the line's last node: a drop cap before it stands lower. */
function caretLine(
  nodes: readonly TextNode[],
  text: string,
  { start, end }: SceneLine,
  sizePx: number, // for an empty line
  metrics: TextMetrics,
): CaretLine {
  const last = nodes.at(-1)!
  const { x } = nodes[0]!
  const largestPx = Math.max(0, ...last.runs.map(({ font }) => font.sizePx)) || sizePx
  const runs = nodes.flatMap((node) => node.runs.map((run) => ({ ...run, x: run.x + node.x - x })))
  const stops = stopsOf({ x, runs }, text.slice(start, end), metrics)
  return {
    start,
    end,
    stops: stops.map(({ offset, x }) => ({ offset: offset + start, x })),
    baselineY: last.y,
    topY: last.y - REACH_EM.above * largestPx,
    bottomY: last.y + REACH_EM.below * largestPx,
  }
}

/** Runs are searched in the line's text: truncated words and trailing spaces are in no run. */
function stopsOf(
  { x: left, runs }: Pick<TextNode, 'x' | 'runs'>,
  text: string,
  metrics: TextMetrics,
): CaretStop[] {
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
  if (!stops.has(0)) stops.set(0, left) // an empty line, or leading spaces, which have no width
  for (const trailing of text.slice(reached)) {
    if (trailing !== ' ') break
    reached += 1
    rightX += spacePx
    stops.set(reached, rightX)
  }
  return [...stops].map(([offset, x]) => ({ offset, x })).toSorted((a, b) => a.offset - b.offset)
}

/** A run's offset in the line's text. Runs go from left to right, which is not always reading order, and may be in capitals. */
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
