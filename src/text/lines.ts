/**
 * From measured pieces to lines, by arithmetic alone. First fit gives the least number of lines; among all ways to
 * fill that many, dynamic programming finds the one with the most even lines and the best places to break.
 */

/** An unbreakable unit, or a part of one that is wider than a line. */
export interface Piece {
  start: number // grapheme indices, as in Unit
  end: number
  next: number
  widthPx: number
  jointPx: number // to the next piece on the same line: spaces, script gap or squeeze
  trackingPx: number // after its last grapheme
  opticalStartPx: number
  opticalEndPx: number
  breakCost: number
  startsLine: boolean // parts of a unit that is too wide for a line begin a new one
}

/** Errors of floating point add up: ten 32 px characters are 320.0006 px wide. */
const EPSILON_PX = 0.005
/** Costs on the scale of `breakCosts.ts`. */
const UNEVENNESS = 1.5 // times ((width - mean) / mean)² of each line
const SHORT_LINE = { share: 0.6, cost: 0.4 } // of the mean: a hole among the others
const SHORT_LAST_LINE = { share: 0.45, cost: 0.5 }
const EARLY_TURN = 1.2 // times the share of the line that stays empty
const TURNED_WORD_COST = 2
/** Where a line of verse is turned over is no pause anyway: a break there costs at most so much, but for one before 的 or inside a word. */
const TURN = { most: 0.6, dearFrom: 1.25 }

/**
 * Exclusive piece indices at which lines end, each line as full as it gets; those after the first may be narrower. What
 * has to be within the measure is the ink: marks at either end hang.
 */
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

/**
 * First fit for a line of verse, which is turned over where that hurts least, rather late than early, and never for a
 * single word if it can be helped.
 */
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
  return breakCost < TURN.dearFrom ? Math.min(TURN.most, breakCost) : breakCost
}

/** From the first letter to the last: without what hangs, and without the space or tracking after. */
export function inkBetween(pieces: readonly Piece[], start: number, end: number): number {
  const last = pieces[end - 1]!
  let widthPx = last.widthPx - last.trackingPx
  for (let at = start; at < end - 1; at += 1) widthPx += pieces[at]!.widthPx + pieces[at]!.jointPx
  return widthPx - pieces[start]!.opticalStartPx - last.opticalEndPx
}

export interface LineBreaks {
  ends: number[]
  cost: number
  inkPx: number // the widest line
}

/**
 * The cheapest way to fill exactly `lineCount` lines, or undefined if there is none. Only the first piece may have
 * `startsLine`: split the pieces at the others before.
 */
export function balancedEnds(
  pieces: readonly Piece[],
  measurePx: number,
  lineCount: number,
  isEnd: boolean, // whether these pieces end the paragraph: then a short last line costs
): LineBreaks | undefined {
  const count = pieces.length
  if (lineCount < 1 || lineCount > count) return undefined
  const { starts: inkStarts, ends: inkEnds, totalPx } = inkEdges(pieces)
  const meanPx = totalPx / lineCount
  const limitPx = measurePx + EPSILON_PX
  const earliest = earliestEnds(inkStarts, inkEnds, limitPx, lineCount)
  const latest = latestEnds(pieces, measurePx, lineCount)

  let costs = new Float64Array(count + 1).fill(Infinity) // of the lines so far, by where they end
  costs[0] = 0
  const cameFrom: Int32Array[] = [] // cameFrom[line][end]: where the line that ends there began
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
        let cost = costSoFar + UNEVENNESS * uneven * uneven
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

/** Where the ink of a line begins that starts with a piece, and ends that ends before one, if all were on one line. */
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

/** The latest possible end of each line: first fit from the front, with at least one piece left for every later line. */
function latestEnds(pieces: readonly Piece[], measurePx: number, lineCount: number): number[] {
  const fit = firstFitEnds(pieces, measurePx)
  return Array.from({ length: lineCount }, (_, line) =>
    Math.min(fit[line] ?? pieces.length, pieces.length - (lineCount - 1 - line)),
  )
}

/** The earliest end of each line with which the rest still fits: first fit from the back. */
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
