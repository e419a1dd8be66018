// @module-tag slow
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentsOf } from '../../../src/text/breaks'
import { columnNodes, columnsBox } from '../../../src/text/vertical/columnNodes'
import type { ColumnText, VerticalStyle } from '../../../src/text/vertical/cells'
import { fitColumns } from '../../../src/text/vertical/fitColumns'
import { setColumns, shownInColumns } from '../../../src/text/vertical/setColumns'
import { typographic } from '../../../src/text/typographic'
import { mixedText, roughText } from '../arbitraries'
import { fakeMetrics, kernedMetrics } from '../fakeMetrics'
import { runs } from '../../fixtures/tier'

const RUNS = { numRuns: runs(1000) }
const NEVER_FIRST = '，。！？；：、』」）》】〉…—％%,!?;:)]々ー'
const NEVER_LAST = '（「『《【〈(['

const style: fc.Arbitrary<VerticalStyle> = fc.record({
  fontId: fc.constantFrom('font-sans', 'font-serif', 'font-modern', 'font-hand'),
  sizePx: fc.constantFrom(20, 38, 60),
  bold: fc.boolean(),
  pitchEm: fc.constantFrom(1.4, 1.66),
  trackingEm: fc.constantFrom(0, 0.1),
})
const columnPx = fc.oneof(
  fc.integer({ min: 60, max: 900 }),
  fc.integer({ min: 10, max: 90 }),
  fc.constant(4000),
)

describe('columns of any text', () => {
  it('rebuild the text, each character in one cell and drawn once', () => {
    fc.assert(
      fc.property(roughText, style, columnPx, (text, style, columnPx) => {
        const set = setColumns(text, style, columnPx, fakeMetrics)
        expect(set.shown).toHaveLength(typographic(text).length)
        expect(set.columns.map(({ start, end }) => set.shown.slice(start, end)).join('')).toBe(set.shown)
        for (const { cells, start, end } of set.columns) {
          let reached = start
          for (const cell of cells) {
            expect(set.shown.slice(reached, cell.startOffset)).toMatch(/^[\s\u200b]*$/u)
            expect(cell.endOffset).toBeGreaterThan(cell.startOffset)
            reached = cell.endOffset
          }
          expect(set.shown.slice(reached, end)).toMatch(/^[\s\u200b]*$/u)
        }
      }),
      RUNS,
    )
  })

  it('draw every character of it', () => {
    const words = fc.constantFrom(
      ...'人 明 天 学习 ， 。 、 ； ： ？ ！ （ ） 《 》 “ ” ‘ ’ —— …… · 7 12 1854 Walden'.split(' '),
    )
    const spaces = fc.constantFrom(' ', '\u3000', '\n')
    const texts = fc.array(fc.oneof({ weight: 8, arbitrary: words }, { weight: 1, arbitrary: spaces }))
    fc.assert(
      fc.property(texts, columnPx, (parts, columnPx) => {
        const { columns, shown } = setColumns(parts.join(''), STYLE, columnPx, fakeMetrics)
        const runs = columns.flatMap(({ cells }) => cells.flatMap((cell) => cell.runs))
        const drawn = runs.map(({ text }) => text).join('')
        expect(drawn.replaceAll(/\s/g, '')).toBe(shown.replaceAll(/\s/g, ''))
      }),
      RUNS,
    )
  })

  it('are never longer than they may be, but for what hangs and a single character', () => {
    fc.assert(
      fc.property(roughText, style, columnPx, (text, style, columnPx) => {
        const { columns } = setColumns(text, style, columnPx, fakeMetrics)
        for (const { cells, lengthPx, hangingTopPx, hangingEndPx, start, end } of columns) {
          expect(hangingTopPx).toBeGreaterThanOrEqual(0)
          expect(hangingEndPx).toBeGreaterThanOrEqual(0)
          const body = cells.filter(({ kind }) => kind !== 'open' && kind !== 'stop' && kind !== 'close')
          const graphemes = body.flatMap((cell) => segmentsOf('x'.repeat(cell.end - cell.start)).graphemes)
          if (graphemes.length > 1 && end > start) expect(lengthPx).toBeLessThanOrEqual(columnPx + 0.01)
        }
      }),
      RUNS,
    )
  })

  it('never begin with a closing mark nor end with an opening one', () => {
    fc.assert(
      fc.property(mixedText, style, (text, style) => {
        // Long enough for every unit in the text: a shorter column must split one.
        const longest = 400 + 1.6 * style.sizePx * Math.max(...text.split(/[ \n]/).map((unit) => unit.length))
        const { columns, shown } = setColumns(text, style, longest, fakeMetrics)
        columns.forEach(({ start, end, cells }, at) => {
          const words = shown.slice(start, end).trim()
          if (at === 0 || shown[start - 1] === '\n' || cells.length === 0 || words === '') return
          expect(NEVER_FIRST).not.toContain(words[0])
          const before = shown.slice(columns[at - 1]!.start, columns[at - 1]!.end).trim()
          if (before !== '') expect(NEVER_LAST).not.toContain(before.at(-1))
        })
      }),
      RUNS,
    )
  })

  it('have cells one after another, and numbers that are numbers', () => {
    fc.assert(
      fc.property(roughText, style, columnPx, (text, style, columnPx) => {
        const set = setColumns(text, style, columnPx, kernedMetrics)
        const nodes = columnNodes('words', set, { x: 500, y: 100 }, '#000000')
        expect(JSON.stringify(nodes)).not.toContain('null') // JSON writes NaN and Infinity as null.
        for (const column of set.columns) {
          const cells = column.cells.toSorted((a, b) => a.topPx - b.topPx) // right-to-left words go upwards
          cells.forEach((cell, at) => {
            const next = cells[at + 1]
            // Two marks move together by at most half a square.
            if (next)
              expect(next.topPx).toBeGreaterThanOrEqual(
                cell.topPx + cell.lengthPx - 0.5 * set.squarePx - 1e-6,
              )
          })
        }
      }),
      RUNS,
    )
  })

  it('come out the same twice', () => {
    fc.assert(
      fc.property(roughText, style, columnPx, (text, style, columnPx) => {
        const again = setColumns(text, structuredClone(style), columnPx, { ...fakeMetrics })
        expect(setColumns(text, style, columnPx, fakeMetrics)).toEqual(again)
      }),
      { numRuns: runs(300) },
    )
  })
})

const STYLE: VerticalStyle = { fontId: 'font-serif', sizePx: 40, bold: false, pitchEm: 1.66, trackingEm: 0.1 }
const SIZES_PX = [60, 48, 38, 30]

describe('columns that fit a room', () => {
  const room = fc.record({
    widthPx: fc.integer({ min: 60, max: 900 }),
    heightPx: fc.integer({ min: 120, max: 900 }),
  })

  it('stay inside it, whole or with an ellipsis', () => {
    fc.assert(
      fc.property(mixedText, room, (text, room) => {
        const set = fitColumns(text, STYLE, SIZES_PX, room, fakeMetrics)
        expect(columnsBox(set, { x: 0, y: 0 }).width).toBeLessThanOrEqual(room.widthPx + 0.01)
        for (const { lengthPx } of set.columns) expect(lengthPx).toBeLessThanOrEqual(room.heightPx + 0.01)
        if (set.truncated) expect(set.shown === '' || set.shown.endsWith('…')).toBe(true)
        else expect(set.shown).toBe(shownInColumns(text))
      }),
      RUNS,
    )
  })

  it('are of the largest size that fits', () => {
    fc.assert(
      fc.property(mixedText, room, (text, room) => {
        const { style, truncated } = fitColumns(text, STYLE, SIZES_PX, room, fakeMetrics)
        const larger = SIZES_PX.filter((sizePx) => sizePx > style.sizePx || truncated)
        for (const sizePx of larger)
          expect(fits(setColumns(text, { ...style, sizePx }, room.heightPx, fakeMetrics), room)).toBe(false)
      }),
      RUNS,
    )
  })
})

function fits(
  { columns, pitchPx }: ColumnText,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
) {
  return (
    columns.length * pitchPx <= widthPx + 0.01 && columns.every(({ lengthPx }) => lengthPx <= heightPx + 0.01)
  )
}
