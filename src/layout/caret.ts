import { leafNodes, type LeafNode } from '../scene/leafNodes'
import type { Box, Font, Point, Scene, SceneBlock, SceneStop, TextNode, SceneCells } from '../scene/nodes'
import type { TextMetrics } from '../text/metrics/metrics'
import type { TextAlign } from '../text/paragraph'
import { drawnLines, textLines } from './caretLines'
import { middleOf } from '../scene/box'

/** × character size, to either side of its middle: the extent of a caret or selection */
const REACH_EM = 0.6

/**
 * Places come from the drawn runs or cells, so that caret and glyphs agree.
 * "Along" is to the right on a line, down in a column.
 */

export interface CaretLine {
  start: number
  end: number
  stops: readonly SceneStop[] // logical px, as below; before each grapheme and after the last
  fromPx: number // across: start of caret and selection
  toPx: number
  middlePx: number // across: middle of letters
}

export interface CaretMap {
  isVertical: boolean
  lines: readonly CaretLine[]
  pitchPx: number // px between the middles of adjacent lines
  headPx: number // along: start of lines; punctuation may hang before it
  font: Font // font of the first run
  letterSpacingPx: number
  fill: string
  turn: { deg: number; about: Point } | null
}

/** At a soft wrap one offset has two places. */
export interface CaretPlace {
  offset: number
  isAtLineEnd: boolean
}

export interface CaretWords {
  id: SceneBlock['id']
  text: string // with typographic punctuation
  align: TextAlign
}

/** null if the card shows no line of this block. */
export function caretMap(
  scene: Pick<Scene, 'live' | 'blocks'>,
  words: CaretWords,
  metrics: TextMetrics,
): CaretMap | null {
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

/** At a soft wrap it is on the next line, with `isAtLineEnd` on this one. */
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

/** Logical px, unrotated. */
export function placeAt({ lines, isVertical }: CaretMap, { x, y }: Point): CaretPlace {
  const [along, across] = isVertical ? [y, x] : [x, y]
  const awayPx = ({ fromPx, toPx }: CaretLine) => Math.max(fromPx - across, across - toPx, 0)
  return nearestOn(
    lines.reduce((best, line) => (awayPx(line) < awayPx(best) ? line : best)),
    along,
  )
}

/** Each line has one, in logical px; a caret is an empty selection. */
export function selectionBoxes({ lines, isVertical }: CaretMap, from: number, to: number): Box[] {
  return lines.flatMap((line) => {
    const within = line.stops
      .filter(({ offset }) => offset >= from && offset <= to)
      .map(({ alongPx }) => alongPx)
    if (within.length < 2) return []
    return [boxOn(line, Math.min(...within), Math.max(...within), isVertical)]
  })
}

/** A caret's stretch has length 0. */
export function boxOn(line: CaretLine, startPx: number, endPx: number, isVertical: boolean): Box {
  const { fromPx, toPx } = line
  return isVertical
    ? { x: fromPx, y: startPx, width: toPx - fromPx, height: endPx - startPx }
    : { x: startPx, y: fromPx, width: endPx - startPx, height: toPx - fromPx }
}

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

/** Vertical steps stay near `goalPx`; on the last line they go to its end. */
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

/** The caret lies across its column. */
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
