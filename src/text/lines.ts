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
const SHORT_LAST_LINE = 0.6 // of the mean
const SHORT_LAST_LINE_COST = 0.08
const SHORT_TURN_OVER = 0.16 // of the measure

/** Exclusive piece indices at which lines end, each line as full as it gets; those after the first may be narrower. */
export function firstFitEnds(pieces: readonly Piece[], measurePx: number, laterPx = measurePx): number[] {
  const ends: number[] = []
  let x = 0
  pieces.forEach((piece, at) => {
    const isFirst = at === 0
    const roomPx = ends.length === 0 ? measurePx : laterPx
    const overflows = x + piece.widthPx - piece.trackingPx > roomPx + EPSILON_PX
    if (!isFirst && (piece.startsLine || overflows)) {
      ends.push(at)
      x = 0
    }
    x += piece.widthPx + piece.jointPx
  })
  if (pieces.length > 0) ends.push(pieces.length)
  return ends
}

/** First fit for a line of verse, which is turned over as late as possible, but without leaving one short word alone. */
export function turnedOverEnds(pieces: readonly Piece[], measurePx: number, laterPx: number): number[] {
  const ends = firstFitEnds(pieces, measurePx, laterPx)
  const before = ends.at(-3) ?? 0
  let start = ends.at(-2)
  if (start === undefined) return ends
  const widthFrom = (from: number) =>
    pieces.slice(from).reduce((width, piece) => width + piece.widthPx + piece.jointPx, 0)
  while (
    start - 1 > before &&
    !pieces[start]!.startsLine &&
    widthFrom(start) < SHORT_TURN_OVER * laterPx &&
    widthFrom(start - 1) <= laterPx
  ) {
    start -= 1
  }
  return [...ends.slice(0, -2), start, pieces.length]
}

export interface Breaking {
  ends: number[]
  cost: number
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
): Breaking | undefined {
  const count = pieces.length
  if (lineCount < 1 || lineCount > count) return undefined
  const before = [0] // x of each piece if all were on one line
  for (const piece of pieces) before.push(before.at(-1)! + piece.widthPx + piece.jointPx)
  const totalPx = before[count]! - pieces[count - 1]!.jointPx
  const meanPx = totalPx / lineCount

  const widthTo = (start: number, end: number) =>
    before[end - 1]! + pieces[end - 1]!.widthPx - before[start]! - pieces[end - 1]!.trackingPx
  const earliest = earliestEnds(pieces, measurePx, lineCount, widthTo)
  const latest = latestEnds(pieces, measurePx, lineCount)

  let costs = new Float64Array(count + 1).fill(Infinity) // of the lines so far, by where they end
  costs[0] = 0
  const starts: Int32Array[] = [] // starts[line][end]: where the line that ends there began
  for (let line = 0; line < lineCount; line += 1) {
    const isLast = line === lineCount - 1
    const next = new Float64Array(count + 1).fill(Infinity)
    const cameFrom = new Int32Array(count + 1)
    for (let start = line === 0 ? 0 : earliest[line - 1]!; start <= (latest[line - 1] ?? 0); start += 1) {
      if (costs[start] === Infinity) continue
      for (let end = Math.max(start + 1, earliest[line]!); end <= latest[line]!; end += 1) {
        const widthPx = widthTo(start, end)
        if (end > start + 1 && widthPx > measurePx + EPSILON_PX) break
        const last = pieces[end - 1]!
        const inkPx = widthPx - pieces[start]!.opticalStartPx - last.opticalEndPx
        let cost = costs[start]! + ((inkPx - meanPx) / measurePx) ** 2
        if (!isLast) cost += last.breakCost
        else if (isEnd && lineCount > 1 && inkPx < SHORT_LAST_LINE * meanPx) cost += SHORT_LAST_LINE_COST
        if (cost < next[end]!) {
          next[end] = cost
          cameFrom[end] = start
        }
      }
    }
    costs = next
    starts.push(cameFrom)
  }
  const cost = costs[count]!
  if (cost === Infinity) return undefined
  const ends = [count]
  for (let line = lineCount - 1; line > 0; line -= 1) ends.unshift(starts[line]![ends[0]!]!)
  return { ends, cost }
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
  pieces: readonly Piece[],
  measurePx: number,
  lineCount: number,
  widthTo: (start: number, end: number) => number,
): number[] {
  const ends = [pieces.length]
  for (let line = lineCount - 1; line > 0; line -= 1) {
    const end = ends[0]!
    let start = Math.max(0, end - 1)
    while (start > 0 && widthTo(start - 1, end) <= measurePx + EPSILON_PX) start -= 1
    ends.unshift(Math.max(start, line))
  }
  return ends
}
