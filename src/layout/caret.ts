import { leavesOf, type Leaf } from '../scene/leaves'
import type { Box, Font, Point, Scene, SceneBlock, SceneStop, TextNode } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { TextAlign } from '../text/paragraph'
import { cellLines } from './caretCells'
import { drawnLines, textLines } from './caretLines'

/**
 * Caret positions in a card's words, for editing them in place: computed from the drawn runs or cells, so that caret
 * and glyphs always agree. Along a line is to the right, in a column down; across it down, or in columns to the right.
 */

export interface CaretLine {
  start: number // range of the text on this line: [start, end)
  end: number
  stops: readonly SceneStop[] // in logical px, as all below; by offset: one before each grapheme and one after the last
  fromPx: number // across: what a caret and a selection cover
  toPx: number
  middlePx: number // of its letters
}

/** The lines of one block, unrotated; `turn` is the rotation they are drawn with. */
export interface CaretMap {
  isVertical: boolean
  lines: readonly CaretLine[]
  pitchPx: number // from the middle of a line to that of the next
  headPx: number // along: where lines begin, but for marks that hang
  font: Font // of the first run
  letterSpacingPx: number
  fill: string
  turn: { deg: number; about: Point } | null
}

/** Where a caret stands: at the end of a line that is wrapped, or at the same offset on the next one. */
export interface CaretPlace {
  offset: number
  isAtLineEnd: boolean
}

/** The words of a block that a caret stands in. */
export interface CaretWords {
  id: SceneBlock['id']
  text: string // with typographic marks, as it is drawn
  align: TextAlign
}

/** null if the card shows no such block or none of its lines. */
export function caretMap(scene: Scene, words: CaretWords, metrics: TextMetrics): CaretMap | null {
  const { id } = words
  const block = scene.blocks.find((candidate) => candidate.id === id)
  const leaves = leavesOf(scene.live).filter(
    (leaf): leaf is Leaf & { node: TextNode } =>
      leaf.node.type === 'text' && leaf.block === id && !leaf.node.isDecoration && !leaf.node.isAdded,
  )
  const nodes = leaves.map(({ node }) => node)
  const [first] = leaves
  if (!block || !first) return null
  const run = drawnLines(nodes).flatMap((line) => line.at(-1)!.runs)[0]
  if (!run) return null
  const { fill } = first.node
  if (block.cells)
    return {
      ...cellLines(block, block.cells),
      font: run.font,
      letterSpacingPx: block.cells.stepPx - run.font.sizePx,
      fill,
      turn: block.turnDeg ? { deg: block.turnDeg, about: middleOf(block.box) } : null,
    }
  const lines = textLines(block, nodes, words, metrics)
  const [one, two] = lines
  if (!one) return null
  return {
    isVertical: false,
    lines,
    headPx: Math.min(...lines.flatMap(({ stops }) => stops.map(({ alongPx }) => alongPx))),
    pitchPx: two ? two.middlePx - one.middlePx : one.toPx - one.fromPx,
    font: run.font,
    letterSpacingPx: run.letterSpacingPx,
    fill,
    turn: first.rotation ?? null,
  }
}

/** The line and the position of a caret: at a line break on the next line, or with `isAtLineEnd` on this one. */
export function caretAt(
  { lines }: CaretMap,
  offset: number,
  isAtLineEnd = false,
): { line: CaretLine; alongPx: number } {
  const ended = isAtLineEnd ? lines.find(({ end }) => end === offset) : undefined
  const line = ended ?? lines.find(({ end }) => offset < end) ?? lines.at(-1)!
  const stop = line.stops.findLast((candidate) => candidate.offset <= offset) ?? line.stops[0]!
  return { line, alongPx: stop.alongPx }
}

/** The place nearest to a point (logical px, unrotated). */
export function placeAt({ lines, isVertical }: CaretMap, { x, y }: Point): CaretPlace {
  const [along, across] = isVertical ? [y, x] : [x, y]
  const awayPx = ({ fromPx, toPx }: CaretLine) => Math.max(fromPx - across, across - toPx, 0)
  return nearestOn(
    lines.reduce((best, line) => (awayPx(line) < awayPx(best) ? line : best)),
    along,
  )
}

/** The box of a selection or a caret on each of its lines, in logical px. */
export function selectionBoxes({ lines, isVertical }: CaretMap, from: number, to: number): Box[] {
  return lines.flatMap((line) => {
    const within = line.stops
      .filter(({ offset }) => offset >= from && offset <= to)
      .map(({ alongPx }) => alongPx)
    if (within.length < 2) return []
    return [boxOn(line, Math.min(...within), Math.max(...within), isVertical)]
  })
}

/** A stretch of a line; of a caret without length. */
export function boxOn(line: CaretLine, startPx: number, endPx: number, isVertical: boolean): Box {
  const { fromPx, toPx } = line
  return isVertical
    ? { x: fromPx, y: startPx, width: toPx - fromPx, height: endPx - startPx }
    : { x: startPx, y: fromPx, width: endPx - startPx, height: toPx - fromPx }
}

/** The box of a field with these lines, each in the middle of a pitch. */
export function fieldBox({ lines, isVertical, pitchPx, headPx, font }: CaretMap): Box {
  const edges = lines.flatMap(({ stops }) => stops.map(({ alongPx }) => alongPx))
  const start = Math.min(headPx, ...edges)
  const length = Math.max(...edges) - start + font.sizePx
  const acrossPx = pitchPx * lines.length
  const { middlePx } = lines[0]!
  return isVertical
    ? { x: middlePx + pitchPx / 2 - acrossPx, y: start, width: acrossPx, height: length }
    : { x: start, y: middlePx - pitchPx / 2, width: length, height: acrossPx }
}

export type CaretStep = 'next' | 'previous' | 'nextLine' | 'previousLine'

/** The place one step on. From line to line the caret stays as near as it can to `goalPx` along them; beyond the last it goes to its end. */
export function stepFrom(map: CaretMap, place: CaretPlace, step: CaretStep, goalPx: number): CaretPlace {
  const { lines } = map
  const stops = lines.flatMap((line) => line.stops)
  if (step === 'next')
    return inLine(stops.find(({ offset }) => offset > place.offset)?.offset ?? place.offset)
  if (step === 'previous')
    return inLine(stops.findLast(({ offset }) => offset < place.offset)?.offset ?? place.offset)
  const at = lines.indexOf(caretAt(map, place.offset, place.isAtLineEnd).line)
  const next = lines[step === 'nextLine' ? at + 1 : at - 1]
  if (next) return nearestOn(next, goalPx)
  return inLine(step === 'nextLine' ? (stops.at(-1)?.offset ?? 0) : 0)
}

function inLine(offset: number): CaretPlace {
  return { offset, isAtLineEnd: false }
}

function nearestOn({ stops, end }: CaretLine, along: number): CaretPlace {
  const { offset } = stops.reduce((best, stop) =>
    Math.abs(stop.alongPx - along) < Math.abs(best.alongPx - along) ? stop : best,
  )
  return { offset, isAtLineEnd: offset === end && stops.length > 1 }
}

function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 }
}
