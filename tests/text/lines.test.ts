import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balancedEnds, firstFitEnds, type Piece } from '../../src/text/lines'
import { runs } from '../fixtures/tier'

const piece: fc.Arbitrary<Piece> = fc
  .record({
    widthPx: fc.integer({ min: 6, max: 100 }), // more than joint and tracking can take away
    jointPx: fc.integer({ min: -1, max: 20 }),
    trackingPx: fc.integer({ min: -2, max: 2 }),
    opticalStartPx: fc.integer({ min: 0, max: 5 }),
    opticalEndPx: fc.integer({ min: 0, max: 5 }),
    breakCost: fc.constantFrom(0, 0.1, 0.34, 1.2, 2.2),
  })
  .map((sizes) => ({ start: 0, end: 1, next: 1, startsLine: false, ...sizes }))

const MEASURE_PX = 120

describe('balanced lines', () => {
  it('are the cheapest of all ways to fill that many lines', () => {
    fc.assert(
      fc.property(
        fc.array(piece, { minLength: 1, maxLength: 9 }),
        fc.integer({ min: 0, max: 2 }),
        fc.boolean(),
        (pieces, more, isEnd) => {
          const lineCount = firstFitEnds(pieces, MEASURE_PX).length + more
          const costs = waysToBreak(pieces.length, lineCount)
            .filter((ends) => inksOf(pieces, ends).every((inkPx) => inkPx <= MEASURE_PX))
            .map((ends) => costOf(pieces, ends, isEnd))
          const found = balancedEnds(pieces, MEASURE_PX, lineCount, isEnd)
          if (costs.length === 0) {
            expect(found).toBeUndefined()
            return
          }
          expect(found?.cost).toBeCloseTo(Math.min(...costs), 9)
          expect(costOf(pieces, found?.ends ?? [], isEnd)).toBeCloseTo(found?.cost ?? NaN, 9)
          expect(Math.max(...inksOf(pieces, found?.ends ?? []))).toBe(found?.inkPx)
          expect(found?.inkPx).toBeLessThanOrEqual(MEASURE_PX)
        },
      ),
      { numRuns: runs(2000) },
    )
  })

  it('are filled in order by first fit, as few as possible', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1, maxLength: 9 }), (pieces) => {
        const count = firstFitEnds(pieces, MEASURE_PX).length
        const fewer = waysToBreak(pieces.length, count - 1).filter((ends) =>
          inksOf(pieces, ends).every((inkPx) => inkPx <= MEASURE_PX),
        )
        expect(fewer).toEqual([])
      }),
      { numRuns: runs(1000) },
    )
  })
})

function waysToBreak(count: number, lines: number): number[][] {
  if (lines < 1 || lines > count) return []
  if (lines === 1) return [[count]]
  const ways: number[][] = []
  for (let end = lines - 1; end < count; end += 1) {
    for (const before of waysToBreak(end, lines - 1)) ways.push([...before, count])
  }
  return ways
}

function widthsOf(pieces: readonly Piece[], ends: readonly number[]): number[] {
  return ends.map((end, line) => {
    const stretch = pieces.slice(ends[line - 1] ?? 0, end)
    const joints = stretch.slice(0, -1).reduce((sum, { jointPx }) => sum + jointPx, 0)
    return stretch.reduce((sum, { widthPx }) => sum + widthPx, joints) - stretch.at(-1)!.trackingPx
  })
}

function inksOf(pieces: readonly Piece[], ends: readonly number[]): number[] {
  return widthsOf(pieces, ends).map(
    (widthPx, line) =>
      widthPx - pieces[ends[line - 1] ?? 0]!.opticalStartPx - pieces[ends[line]! - 1]!.opticalEndPx,
  )
}

/** The costs of DECISIONS.md, Line breaking, implemented a second time. */
function costOf(pieces: readonly Piece[], ends: readonly number[], isEnd: boolean): number {
  const total = pieces.reduce((sum, { widthPx, jointPx }) => sum + widthPx + jointPx, -pieces.at(-1)!.jointPx)
  const meanPx = total / ends.length
  const inks = inksOf(pieces, ends)
  const evenness = inks.reduce((sum, inkPx) => sum + 1.5 * ((inkPx - meanPx) / meanPx) ** 2, 0)
  const sense = ends.slice(0, -1).reduce((sum, end) => sum + pieces[end - 1]!.breakCost, 0)
  const orphan = isEnd && ends.length > 1 && inks.at(-1)! < 0.45 * meanPx ? 0.5 : 0
  const holes = inks.slice(0, -1).filter((inkPx) => inkPx < 0.6 * meanPx).length * 0.4
  return evenness + sense + holes + orphan
}
