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
