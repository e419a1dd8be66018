/**
 * First fit gives the fewest lines; dynamic programming then finds the most even ones with the best breaks.
 */

import type { TextRun } from '../scene/nodes'
import { WEAK_END } from './breakCosts'

export interface Piece {
  start: number // grapheme indices, as in Unit
  end: number
  next: number
  widthPx: number
  jointPx: number // to the next piece on the line: spaces, script gap or squeeze
  trackingPx: number // after its last grapheme
  opticalStartPx: number
  opticalEndPx: number
  breakCost: number
  startsLine: boolean // if it is part of a unit too wide for a line
  hyphen?: TextRun // at its end, if the word goes on; in its width
}

/** Floating-point errors add up: ten 32 px characters are 320.0006 px wide. */
const EPSILON_PX = 0.005
/** Costs on the scale of `breakCosts.ts`. */
const UNEVENNESS = 1.5 // × ((width - mean) / mean)² of each line
/** Long prose is even first; its last line may be short, and then leaves more to the others. */
const EVEN = { unevenness: 15, lastLine: 0.7 }
const SHORT_LINE = { share: 0.6, cost: 0.4 } // × the mean: looks like a hole
const SHORT_LAST_LINE = { share: 0.45, cost: 0.5 }
const EARLY_TURN = 1.2 // × the share of the line that stays empty
const TURNED_WORD_COST = 2
/** A wrap in verse is no pause anyway, so its cost is capped, except before 的 or inside a word. */
const TURN = { most: 0.6, dearFrom: 1.8 }

/** Exclusive piece indices. Later lines may be narrower. Only the ink must fit: marks at either end hang. */
export function firstFitEnds(pieces: readonly Piece[], measurePx: number, laterPx = measurePx): number[] {
  const ends: number[] = []
  let x = 0
  pieces.forEach((piece, at) => {
    const roomPx = ends.length === 0 ? measurePx : laterPx
    const overflows = x + piece.widthPx - piece.trackingPx - piece.opticalEndPx > roomPx + EPSILON_PX
    if (at > 0 && (piece.startsLine || overflows)) {
      ends.push(at)
      x = 0
    }
    if (x === 0) x -= piece.opticalStartPx
    x += piece.widthPx + piece.jointPx
  })
  if (pieces.length > 0) ends.push(pieces.length)
  return ends
}

/** Wraps where it hurts least, rather late, and avoids wrapping a single word. */
export function turnedOverEnds(pieces: readonly Piece[], measurePx: number, laterPx: number): number[] {
  const ends = firstFitEnds(pieces, measurePx, laterPx)
  const before = ends.at(-3) ?? 0
  const latest = ends.at(-2)
  if (latest === undefined || pieces[latest]!.startsLine) return ends
  const roomPx = ends.length === 2 ? measurePx : laterPx
  const inkPx = (from: number, to: number) => inkBetween(pieces, from, to)
  let best = { start: latest, cost: Infinity }
  for (let start = latest; start > before; start -= 1) {
    if (inkPx(start, pieces.length) > laterPx + EPSILON_PX) break
    const cost =
      turnCost(pieces[start - 1]!) +
      EARLY_TURN * (1 - inkPx(before, start) / roomPx) +
      (start === pieces.length - 1 ? TURNED_WORD_COST : 0)
    if (cost < best.cost) best = { start, cost }
  }
  return [...ends.slice(0, -2), best.start, pieces.length]
}

function turnCost({ breakCost }: Piece): number {
  return breakCost < TURN.dearFrom || breakCost === WEAK_END ? Math.min(TURN.most, breakCost) : breakCost
}

/** Excludes hanging marks and trailing space or tracking. */
export function inkBetween(pieces: readonly Piece[], start: number, end: number): number {
  const last = pieces[end - 1]!
  let widthPx = last.widthPx - last.trackingPx
  for (let at = start; at < end - 1; at += 1) widthPx += pieces[at]!.widthPx + pieces[at]!.jointPx
  return widthPx - pieces[start]!.opticalStartPx - last.opticalEndPx
}

export interface LineBreaks {
  ends: number[]
  cost: number
  inkPx: number
}

/**
 * Undefined if there is none. Only the first piece may have `startsLine`: the caller splits at the others.
 */
export function balancedEnds(
  pieces: readonly Piece[],
  measurePx: number,
  lineCount: number,
  isEnd: boolean, // a short last line costs only at a paragraph's end
  isEven = false,
): LineBreaks | undefined {
  const count = pieces.length
  if (lineCount < 1 || lineCount > count) return undefined
  const { starts: inkStarts, ends: inkEnds, totalPx } = inkEdges(pieces)
  const meanPx = totalPx / (isEven ? lineCount - 1 + EVEN.lastLine : lineCount)
  const unevenness = isEven ? EVEN.unevenness : UNEVENNESS
  const limitPx = measurePx + EPSILON_PX
  const earliest = earliestEnds(inkStarts, inkEnds, limitPx, lineCount)
  const latest = latestEnds(pieces, measurePx, lineCount)

  let costs = new Float64Array(count + 1).fill(Infinity) // by the line's end
  costs[0] = 0
  const cameFrom: Int32Array[] = [] // [line][end]: where that line begins
  for (let line = 0; line < lineCount; line += 1) {
    const isLast = line === lineCount - 1
    const next = new Float64Array(count + 1).fill(Infinity)
    const from = new Int32Array(count + 1)
    const lastEnd = latest[line]!
    for (let start = line === 0 ? 0 : earliest[line - 1]!; start <= (latest[line - 1] ?? 0); start += 1) {
      const costSoFar = costs[start]!
      if (costSoFar === Infinity) continue
      const startPx = inkStarts[start]!
      for (let end = Math.max(start + 1, earliest[line]!); end <= lastEnd; end += 1) {
        const inkPx = inkEnds[end]! - startPx
        if (end > start + 1 && inkPx > limitPx) break
        const uneven = (inkPx - meanPx) / meanPx
        let cost = costSoFar + (isEven && isLast && uneven < 0 ? 0 : unevenness * uneven * uneven)
        if (!isLast) {
          cost += pieces[end - 1]!.breakCost
          if (inkPx < SHORT_LINE.share * meanPx) cost += SHORT_LINE.cost
        } else if (isEnd && lineCount > 1 && inkPx < SHORT_LAST_LINE.share * meanPx)
          cost += SHORT_LAST_LINE.cost
        if (cost < next[end]!) {
          next[end] = cost
          from[end] = start
        }
      }
    }
    costs = next
    cameFrom.push(from)
  }
  const cost = costs[count]!
  if (cost === Infinity) return undefined
  const ends = [count]
  for (let line = lineCount - 1; line > 0; line -= 1) ends.unshift(cameFrom[line]![ends[0]!]!)
  const inkPx = Math.max(...ends.map((end, line) => inkEnds[end]! - inkStarts[ends[line - 1] ?? 0]!))
  return { ends, cost, inkPx }
}

function inkEdges(pieces: readonly Piece[]): { starts: Float64Array; ends: Float64Array; totalPx: number } {
  const starts = new Float64Array(pieces.length + 1)
  const ends = new Float64Array(pieces.length + 1)
  let x = 0
  let totalPx = 0
  pieces.forEach((piece, at) => {
    starts[at] = x + piece.opticalStartPx
    ends[at + 1] = x + piece.widthPx - piece.trackingPx - piece.opticalEndPx
    totalPx = x + piece.widthPx
    x = totalPx + piece.jointPx
  })
  return { starts, ends, totalPx }
}

/** Uses first fit from the front, with a piece left for every later line. */
function latestEnds(pieces: readonly Piece[], measurePx: number, lineCount: number): number[] {
  const fit = firstFitEnds(pieces, measurePx)
  return Array.from({ length: lineCount }, (_, line) =>
    Math.min(fit[line] ?? pieces.length, pieces.length - (lineCount - 1 - line)),
  )
}

/** Uses first fit from the back. */
function earliestEnds(
  inkStarts: Float64Array,
  inkEnds: Float64Array,
  limitPx: number,
  lineCount: number,
): number[] {
  const ends = [inkEnds.length - 1]
  for (let line = lineCount - 1; line > 0; line -= 1) {
    const end = ends[0]!
    let start = Math.max(0, end - 1)
    while (start > 0 && inkEnds[end]! - inkStarts[start - 1]! <= limitPx) start -= 1
    ends.unshift(Math.max(start, line))
  }
  return ends
}
