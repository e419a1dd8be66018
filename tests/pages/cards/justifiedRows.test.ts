import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { justifiedRows, type RowsLook } from '../../../src/pages/cards/rows/justifiedRows'

const WIDE: RowsLook = { widthPx: 1120, heightPx: 160, gapPx: 20, belowPx: 72, leastPx: 92 }

/** From a phone's story to the widest banner. */
const aspects = fc.array(fc.double({ min: 0.4, max: 4, noNaN: true }), { maxLength: 60 })
const looks = fc.record({
  widthPx: fc.integer({ min: 240, max: 2400 }),
  heightPx: fc.constantFrom(136, 160),
  gapPx: fc.constantFrom(16, 20),
  belowPx: fc.constant(72),
  leastPx: fc.constant(92),
})

const widthOf = ({ widthsPx }: { widthsPx: readonly number[] }, gapPx: number) =>
  widthsPx.reduce((sum, px) => sum + px, 0) + gapPx * (widthsPx.length - 1)

describe('pictures in justified rows', () => {
  it('have every picture once, in order', () => {
    fc.assert(
      fc.property(aspects, looks, (all, look) => {
        const rows = justifiedRows(all, look)
        expect(
          rows.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)),
        ).toEqual(all.map((_, at) => at))
        for (const { from, to, widthsPx } of rows) expect(widthsPx).toHaveLength(to - from)
      }),
    )
  })

  it('are never wider than the list, and fill it in all rows that are not loose', () => {
    fc.assert(
      fc.property(aspects, looks, (all, look) => {
        for (const row of justifiedRows(all, look)) {
          const widthPx = widthOf(row, look.gapPx)
          expect(widthPx).toBeLessThanOrEqual(look.widthPx + 0.01)
          if (row.heightPx !== look.heightPx) expect(widthPx).toBeCloseTo(look.widthPx, 3)
        }
      }),
    )
  })

  it('leave what stands below a narrow picture its room', () => {
    fc.assert(
      fc.property(aspects, looks, (all, look) => {
        for (const { widthsPx } of justifiedRows(all, look))
          for (const px of widthsPx) expect(px).toBeGreaterThanOrEqual(look.leastPx - 0.01)
      }),
    )
  })

  it('stand one below the other, with room between them', () => {
    fc.assert(
      fc.property(aspects, looks, (all, look) => {
        const rows = justifiedRows(all, look)
        rows.forEach(({ topPx }, at) => {
          const above = rows[at - 1]
          expect(topPx).toBeCloseTo(above ? above.topPx + above.heightPx + look.belowPx : 0, 3)
        })
      }),
    )
  })

  it('are nearly as high as wanted where pictures are of usual shapes', () => {
    const usual = fc.array(fc.constantFrom(9 / 16, 3 / 4, 4 / 5, 1, 4 / 3, 3 / 2, 16 / 9), {
      minLength: 1,
      maxLength: 60,
    })
    fc.assert(
      fc.property(usual, (all) => {
        for (const { heightPx } of justifiedRows(all, WIDE)) {
          expect(heightPx).toBeGreaterThan(WIDE.heightPx * 0.7)
          expect(heightPx).toBeLessThanOrEqual(WIDE.heightPx * 1.3)
        }
      }),
    )
  })

  it('keep their rows when more come after them, but for the last', () => {
    fc.assert(
      fc.property(aspects, aspects, looks, (all, more, look) => {
        const before = justifiedRows(all, look).slice(0, -1)
        expect(justifiedRows([...all, ...more], look).slice(0, before.length)).toEqual(before)
      }),
    )
  })

  it('are none without pictures', () => {
    expect(justifiedRows([], WIDE)).toEqual([])
  })
})
