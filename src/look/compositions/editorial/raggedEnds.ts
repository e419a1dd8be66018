import type { TextUnit } from '../textUnits'

/** What a unit takes up on a line: small capitals are narrower than `TextUnit` says. */
export interface UnitWidth {
  widthPx: number // without the tracking after it
  stepPx: number // to the start of the next on the same line
}

const SLACK = 1.5 // times (the empty share of the line)²
const BREAK = 0.1 // times the cost of `breakCosts.ts`
const SHORT_LAST = { share: 0.34, cost: 0.35 }
const OVERFULL = 100
const TOLERANCE_PX = 0.05

/** Exclusive unit indices at which lines end that are set ragged: `measureOf(0)` is the measure of the first line. */
export function raggedEnds(
  units: readonly TextUnit[],
  widths: readonly UnitWidth[],
  narrowLines: number, // after so many lines the measure stays the same
  measureOf: (line: number) => number,
): { ends: number[]; cost: number } {
  const count = units.length
  const states = narrowLines + 1 // the last one: any line after the narrow ones
  const costs = Array.from({ length: states }, () => new Float64Array(count + 1).fill(Infinity))
  const cameFrom = Array.from({ length: states }, () => new Int32Array(count + 1))
  const stateBefore = Array.from({ length: states }, () => new Int8Array(count + 1))
  costs[0]![0] = 0
  for (let start = 0; start < count; start += 1) {
    for (let state = 0; state < states; state += 1) {
      const soFar = costs[state]![start]!
      if (soFar === Infinity) continue
      const measurePx = measureOf(state)
      const next = Math.min(state + 1, states - 1)
      let x = 0
      for (let end = start + 1; end <= count; end += 1) {
        const unit = units[end - 1]!
        const widthPx = x + widths[end - 1]!.widthPx - unit.opticalEndPx
        const isOver = widthPx > measurePx + TOLERANCE_PX
        if (isOver && end > start + 1) break
        const cost = soFar + lineCost(unit, end === count, widthPx / measurePx)
        if (cost < costs[next]![end]!) {
          costs[next]![end] = cost
          cameFrom[next]![end] = start
          stateBefore[next]![end] = state
        }
        if (unit.endsPart) break
        x += widths[end - 1]!.stepPx
      }
    }
  }
  let state = costs.reduce((best, row, at) => (row[count]! < costs[best]![count]! ? at : best), 0)
  const cost = costs[state]![count]!
  const ends: number[] = []
  for (let end = count; end > 0;) {
    ends.unshift(end)
    const before = stateBefore[state]![end]!
    end = cameFrom[state]![end]!
    state = before
  }
  return { ends, cost }
}

function lineCost(unit: TextUnit, isLast: boolean, filled: number): number {
  if (filled > 1) return OVERFULL * (filled - 1)
  if (isLast) return filled < SHORT_LAST.share ? SHORT_LAST.cost : 0
  return unit.endsPart ? 0 : SLACK * (1 - filled) ** 2 + BREAK * unit.breakCost
}
