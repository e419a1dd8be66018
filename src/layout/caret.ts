import { leafNodes, type LeafNode } from '../scene/leafNodes'
import type { Box, Font, Point, Scene, SceneBlock, SceneStop, TextNode, SceneCells } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { TextAlign } from '../text/paragraph'
import { drawnLines, textLines } from './caretLines'

/** Of a character, to either side of its middle: what a caret and a selection cover. */
const REACH_EM = 0.6

/**
 * Caret positions are computed from the drawn runs or cells, so that caret and glyphs always agree.
 * "Along" a line is to the right, along a column down; "across" is the other direction.
 */

export interface CaretLine {
  start: number // the line shows the text's [start, end)
  end: number
  stops: readonly SceneStop[] // logical px, as all below; one before each grapheme and one after the last
  fromPx: number // across, where a caret and a selection start
  toPx: number
  middlePx: number // across, where its letters have their middle
}

/** The lines of one block, unrotated; `turn` is the rotation they are drawn with. */
export interface CaretMap {
  isVertical: boolean
  lines: readonly CaretLine[]
  pitchPx: number // px from the middle of a line to that of the next
  headPx: number // along, where lines begin; marks may hang before it
  font: Font // the first run's
  letterSpacingPx: number
  fill: string
  turn: { deg: number; about: Point } | null
}

/** One offset has two places where a line is wrapped: its end, and the start of the next line. */
export interface CaretPlace {
  offset: number
  isAtLineEnd: boolean
}

/** A block whose words a visitor edits. */
export interface CaretWords {
  id: SceneBlock['id']
  text: string // has typographic marks, as it is drawn
  align: TextAlign
}

/** Returns null if the card shows no such block or none of its lines. */
export function caretMap(scene: Scene, words: CaretWords, metrics: TextMetrics): CaretMap | null {
  const { id } = words
  const block = scene.blocks.find((candidate) => candidate.id === id)
  const leaves = leafNodes(scene.live).filter(
    (leaf): leaf is LeafNode & { node: TextNode } =>
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

/** Finds a caret's line and position: at a line break on the next line, or with `isAtLineEnd` on this. */
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

/** Finds the place nearest to a point (logical px, unrotated). */
export function placeAt({ lines, isVertical }: CaretMap, { x, y }: Point): CaretPlace {
  const [along, across] = isVertical ? [y, x] : [x, y]
  const awayPx = ({ fromPx, toPx }: CaretLine) => Math.max(fromPx - across, across - toPx, 0)
  return nearestOn(
    lines.reduce((best, line) => (awayPx(line) < awayPx(best) ? line : best)),
    along,
  )
}

/** Returns the box of a selection or a caret on each of its lines, in logical px. */
export function selectionBoxes({ lines, isVertical }: CaretMap, from: number, to: number): Box[] {
  return lines.flatMap((line) => {
    const within = line.stops
      .filter(({ offset }) => offset >= from && offset <= to)
      .map(({ alongPx }) => alongPx)
    if (within.length < 2) return []
    return [boxOn(line, Math.min(...within), Math.max(...within), isVertical)]
  })
}

/** Returns the box of a stretch of a line; a caret's stretch has no length. */
export function boxOn(line: CaretLine, startPx: number, endPx: number, isVertical: boolean): Box {
  const { fromPx, toPx } = line
  return isVertical
    ? { x: fromPx, y: startPx, width: toPx - fromPx, height: endPx - startPx }
    : { x: startPx, y: fromPx, width: endPx - startPx, height: toPx - fromPx }
}

/** Returns the box of a field with these lines, each of which is in the middle of a pitch. */
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

/** Moves a caret by one step. From line to line it stays near `goalPx`; on the last it goes to the end. */
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

/** Caret positions in words that stand in cells: a caret lies across its column. */
function cellLines(
  { box, sizePx }: SceneBlock,
  { isVertical, lines, headPx, pitchPx }: SceneCells,
): Pick<CaretMap, 'isVertical' | 'lines' | 'pitchPx' | 'headPx'> {
  const [along, across] = isVertical ? [box.y, box.x] : [box.x, box.y]
  const reachPx = REACH_EM * sizePx
  return {
    isVertical,
    lines: lines.map(({ start, end, middlePx, stops }) => ({
      start,
      end,
      stops: stops.map(({ offset, alongPx }) => ({ offset, alongPx: along + alongPx })),
      fromPx: across + middlePx - reachPx,
      toPx: across + middlePx + reachPx,
      middlePx: across + middlePx,
    })),
    pitchPx,
    headPx: along + headPx,
  }
}
