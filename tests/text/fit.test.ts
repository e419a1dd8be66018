import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { largestFit, sizeLadder } from '../../src/text/fit'
import { lineHeightPx, TEXT_SIZES } from '../../src/text/sizes'

describe('the ladder of sizes', () => {
  it('goes down by ×0.96 and ends at the floor', () => {
    const sizes = sizeLadder(40, 36)
    expect(sizes).toHaveLength(4)
    expect(sizes[1]).toBeCloseTo(38.4)
    expect(sizes.at(-1)).toBe(36)
    expect(sizeLadder(10, 15)).toEqual([15])
  })

  it('gives the first step that fits, tried in order', () => {
    const tried: number[] = []
    const fit = largestFit(
      40,
      15,
      (sizePx) => {
        tried.push(sizePx)
        return sizePx < 30 ? sizePx : null
      },
      () => -1,
    )
    expect(fit).toBe(tried.at(-1))
    expect(tried).toEqual(sizeLadder(40, 15).slice(0, tried.length))
  })

  it('asks the floor when nothing fits', () => {
    expect(
      largestFit<number | string>(
        40,
        15,
        () => null,
        (px) => `cut at ${px}`,
      ),
    ).toBe('cut at 15')
  })

  it('finds the same step with a quick test before as without', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 10, max: 60, noNaN: true }),
        fc.integer({ min: 0, max: 10 }),
        (limit, slack) => {
          const tryAt = (sizePx: number) => (sizePx <= limit ? sizePx : null)
          const slow = largestFit(52, 15, tryAt, () => -1)
          expect(
            largestFit(
              52,
              15,
              tryAt,
              () => -1,
              (sizePx) => sizePx <= limit + slack,
            ),
          ).toBe(slow)
        },
      ),
      { numRuns: 1000 },
    )
  })
})

describe('line height', () => {
  it('is the step’s own at a step, for both scripts', () => {
    for (const step of Object.values(TEXT_SIZES)) {
      expect(lineHeightPx(step.px, 'latin')).toBeCloseTo(step.px * step.latinLineHeight)
      expect(lineHeightPx(step.px, 'han')).toBeCloseTo(step.hanPx * step.hanLineHeight)
    }
  })

  it('grows with the size, between and beyond the steps', () => {
    for (let px = 12; px < 150; px += 0.5) {
      expect(lineHeightPx(px + 0.5, 'latin')).toBeGreaterThan(lineHeightPx(px, 'latin'))
      expect(lineHeightPx(px + 0.5, 'han')).toBeGreaterThan(lineHeightPx(px, 'han'))
    }
    expect(lineHeightPx(15, 'latin')).toBeCloseTo(15 * 1.45)
  })
})
