import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextRange, type RowRange } from '../../../src/pages/cards/rows/nextRange'

/** Rows in the window, and some around them. */
const views = fc
  .tuple(fc.nat(300), fc.integer({ min: 1, max: 8 }), fc.nat(4), fc.nat(4))
  .map(([from, count, above, below]): { seen: RowRange; wanted: RowRange } => ({
    seen: [from, from + count],
    wanted: [Math.max(0, from - above), from + count + below],
  }))
const ranges = fc.tuple(fc.nat(300), fc.nat(20)).map(([from, count]): RowRange => [from, from + count])

function stepsFrom(shown: RowRange, seen: RowRange, wanted: RowRange): RowRange[] {
  const steps = [shown]
  for (let step = 0; step < 400; step += 1) {
    const next = nextRange(steps.at(-1)!, seen, wanted)
    if (next === steps.at(-1)) return steps
    steps.push(next)
  }
  throw new Error('it never ends')
}

describe('the rows on the page', () => {
  it('become those that are wanted, a row a step', () => {
    fc.assert(
      fc.property(ranges, views, (shown, { seen, wanted }) => {
        const steps = stepsFrom(shown, seen, wanted)
        expect(steps.at(-1)).toEqual(wanted)
        for (const [at, [from, to]] of steps.entries()) {
          const before = steps[at - 1]
          if (!before) continue
          const fresh = Array.from({ length: to - from }, (_, row) => from + row).filter(
            (row) => row < before[0] || row >= before[1],
          )
          expect(fresh.length).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('have those in the window before those around it', () => {
    fc.assert(
      fc.property(ranges, views, (shown, { seen, wanted }) => {
        const steps = stepsFrom(shown, seen, wanted)
        const whole = steps.findIndex(([from, to]) => from <= seen[0] && to >= seen[1])
        expect(whole).toBeLessThanOrEqual(seen[1] - seen[0] + 1)
      }),
    )
  })
})
