import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  caretColumns,
  columnCaretAt,
  columnOffsetAt,
  columnSelectionBoxes,
} from '../../../src/text/vertical/columnCaret'
import { mixedText } from '../arbitraries'
import { fakeMetrics } from '../fakeMetrics'
import { columnsOf } from './setup'

const HEAD = { x: 1000, y: 200 }
const caretsOf = (text: string, squares?: number) => caretColumns(columnsOf(text, squares), HEAD, fakeMetrics)

describe('a caret in columns', () => {
  it('stands before each character, and after the last', () => {
    const columns = caretsOf('日签，好')
    expect([0, 1, 2, 3, 4].map((offset) => columnCaretAt(columns, offset).y)).toEqual([
      200, 300, 400, 500, 600,
    ])
    expect(columns[0]).toMatchObject({ leftX: 834, rightX: 1000 })
  })

  it('is at the head of the next column where one ends, or at the foot of the first', () => {
    const columns = caretsOf('一二三四五六', 3)
    expect(columnCaretAt(columns, 3)).toEqual({ column: columns[1], y: 200 })
    expect(columnCaretAt(columns, 3, true)).toEqual({ column: columns[0], y: 500 })
  })

  it('stands above the head before a mark that hangs there', () => {
    expect(columnCaretAt(caretsOf('“好'), 0).y).toBe(100)
    expect(columnCaretAt(caretsOf('“好'), 1).y).toBe(200)
  })

  it('goes along turned words by their letters', () => {
    const columns = caretsOf('读Wil时')
    const ys = [1, 2, 3, 4].map((offset) => columnCaretAt(columns, offset).y)
    const em = 100 / 0.94
    expect(ys[0]).toBeCloseTo(322)
    expect(ys[1]! - ys[0]!).toBeCloseTo(0.85 * em) // a W
    expect(ys[2]! - ys[1]!).toBeCloseTo(0.25 * em)
  })

  it('stands after a character before a space, and in a column of its own after a last line break', () => {
    expect(columnCaretAt(caretsOf('日 Walden'), 1).y).toBe(300)
    const columns = caretsOf('日\n')
    expect(columnCaretAt(columns, 2)).toMatchObject({ column: { rightX: 834 }, y: 200 })
    expect(columnCaretAt(caretsOf(''), 0)).toMatchObject({ column: { rightX: 1000 }, y: 200 })
  })

  it('is found again where it is drawn', () => {
    fc.assert(
      fc.property(mixedText, fc.integer({ min: 3, max: 12 }), (text, squares) => {
        const columns = caretsOf(text, squares)
        const ends = columns.map(({ end }) => end)
        for (const { stops, leftX, rightX } of columns)
          for (const { offset, y } of stops) {
            const found = columnOffsetAt(columns, { x: (leftX + rightX) / 2, y })
            const again = columnCaretAt(columns, found, ends.includes(found) && y > HEAD.y)
            expect(Math.abs(again.y - y)).toBeLessThan(0.01)
            expect(columnCaretAt(columns, offset, true).y).not.toBeNaN()
          }
      }),
      { numRuns: 300 },
    )
  })

  it('selects a box in each column', () => {
    const columns = caretsOf('一二三四五六', 3)
    expect(columnSelectionBoxes(columns, 1, 5)).toEqual([
      { x: 834, y: 300, width: 166, height: 200 },
      { x: 668, y: 200, width: 166, height: 200 },
    ])
    expect(columnSelectionBoxes(columns, 2, 2)).toEqual([])
  })

  it('finds the nearest offset outside the columns too', () => {
    const columns = caretsOf('一二三四五六', 3)
    expect(columnOffsetAt(columns, { x: 5000, y: -100 })).toBe(0)
    expect(columnOffsetAt(columns, { x: -5000, y: 5000 })).toBe(6)
  })
})
