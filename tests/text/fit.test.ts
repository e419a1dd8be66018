import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { fitText, largestFit, sizeLadder } from '../../src/text/fit'
import { lineHeightPx, TEXT_SIZES } from '../../src/text/sizes'
import { mixedText } from './arbitraries'
import { fakeMetrics, kernedMetrics } from './fakeMetrics'
import { plain } from './setup'

vi.setConfig({ testTimeout: 60_000 }) // thousands of runs, on machines that do other work too

const styleAt = (sizePx: number) => ({ ...plain, sizePx, lineHeightPx: lineHeightPx(sizePx, 'latin') })

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

describe('a text in a box', () => {
  it('is as large as fits and never larger than the box', () => {
    fc.assert(
      fc.property(
        mixedText,
        fc.integer({ min: 100, max: 900 }),
        fc.integer({ min: 30, max: 500 }),
        (text, w, h) => {
          const box = { widthPx: w, heightPx: h }
          const fitted = fitText(text, styleAt, box, { startPx: 52, floorPx: 15 }, kernedMetrics, {
            align: 'left',
          })
          expect(fitted.heightPx).toBeLessThanOrEqual(h + 0.01)
          if (fitted.truncated) expect(fitted.style.sizePx).toBe(15)
        },
      ),
      { numRuns: 1000 },
    )
  })

  it('ends in an ellipsis only at the floor', () => {
    const sizes = { startPx: 52, floorPx: 15 }
    const box = { widthPx: 200, heightPx: 60 }
    const long = 'Character is not cut in marble; it is not something solid and unalterable.'
    const fitted = fitText(long, styleAt, box, sizes, fakeMetrics, { align: 'left' })
    expect(fitted).toMatchObject({ truncated: true, style: { sizePx: 15 } })
    expect(fitted.lines).toHaveLength(2)
  })

  it('runs no longer than its measure in em', () => {
    const box = { widthPx: 2000, heightPx: 400, maxEm: 10 }
    const fitted = fitText(
      'a wide box does not mean long lines',
      styleAt,
      box,
      { startPx: 40, floorPx: 15 },
      fakeMetrics,
      {
        align: 'left',
      },
    )
    expect(fitted.widthPx).toBeLessThanOrEqual(400)
    expect(fitted.style.sizePx).toBe(40)
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
    for (let px = 12; px < 70; px += 0.5) {
      expect(lineHeightPx(px + 0.5, 'latin')).toBeGreaterThan(lineHeightPx(px, 'latin'))
      expect(lineHeightPx(px + 0.5, 'han')).toBeGreaterThan(lineHeightPx(px, 'han'))
    }
    expect(lineHeightPx(52, 'latin')).toBeCloseTo(52 * 1.28)
    expect(lineHeightPx(15, 'latin')).toBeCloseTo(15 * 1.45)
  })
})
