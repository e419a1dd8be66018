import type { TextUnit } from '../textUnits'

/** Small capitals are narrower than `TextUnit` states. */
export interface UnitWidth {
  widthPx: number // without trailing tracking
  stepPx: number
}

const SLACK = 0.75 // × (empty share of the line)²
const SLACK_BESIDE_CAP = 1.5 // a short line there would isolate the cap
const SHORT = { share: 0.7, cost: 12 } // × (shortfall)²; only a last line may be short; verse has its own lines
const BREAK = 0.8 // × cost from `breakCosts.ts`
const SHORT_LAST = { share: 0.34, cost: 0.35 } // for a wrapped written line
/** Verse shrinks before a line wraps, and further before a single word does. */
const TURN = { cost: 1, wordCost: 1.5 }
const OVERFULL = 100
const TOLERANCE_PX = 0.05

/** Unit indices are exclusive. `measureOf(0, false)` is the first line's width. */
export function raggedEnds(
  units: readonly TextUnit[],
  widths: readonly UnitWidth[],
  capLines: number, // lines beside the cap; one line after them the measure becomes constant
  measureOf: (line: number, isTurned: boolean) => number,
  isInVerse: boolean,
): { ends: number[]; cost: number } {
  const count = units.length
  const states = capLines + 2 // the last state is any line with the constant measure
  const costs = Array.from({ length: states }, () => new Float64Array(count + 1).fill(Infinity))
  const cameFrom = Array.from({ length: states }, () => new Int32Array(count + 1))
  const stateBefore = Array.from({ length: states }, () => new Int8Array(count + 1))
  costs[0]![0] = 0
  for (let start = 0; start < count; start += 1) {
    for (let state = 0; state < states; state += 1) {
      const soFar = costs[state]![start]!
      if (soFar === Infinity) continue
      const isTurned = isTurnedOver(units, start)
      const measurePx = measureOf(state, isTurned)
      const next = Math.min(state + 1, states - 1)
      let x = 0
      for (let end = start + 1; end <= count; end += 1) {
        const unit = units[end - 1]!
        const widthPx = x + widths[end - 1]!.widthPx - unit.opticalEndPx
        const isOver = widthPx > measurePx + TOLERANCE_PX
        if (isOver && end > start + 1) break
        const isLast = unit.endsPart || end === count
        const turnCost =
          isInVerse && isTurned ? TURN.cost + (isLast && end === start + 1 ? TURN.wordCost : 0) : 0
        const place = { isBesideCap: state < capLines, isInVerse, isLast, isTurned }
        const cost = soFar + turnCost + lineCost(unit, place, widthPx / measurePx)
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

/** Whether a line starting here continues a written line. */
export function isTurnedOver(units: readonly TextUnit[], from: number): boolean {
  return from > 0 && !units[from - 1]!.endsPart
}

interface LinePosition {
  isBesideCap: boolean
  isInVerse: boolean
  isLast: boolean // last of a written line; may be short if the whole line is
  isTurned: boolean
}

function lineCost(
  unit: TextUnit,
  { isBesideCap, isInVerse, isLast, isTurned }: LinePosition,
  filled: number,
): number {
  if (filled > 1) return OVERFULL * (filled - 1)
  if (isLast) return isTurned && filled < SHORT_LAST.share ? SHORT_LAST.cost : 0
  const slack = (isBesideCap ? SLACK_BESIDE_CAP : SLACK) * (1 - filled) ** 2
  const short = isInVerse ? 0 : SHORT.cost * Math.max(0, SHORT.share - filled) ** 2
  return slack + short + BREAK * unit.breakCost
}
