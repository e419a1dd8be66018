import type { ColumnText, PlacedCell, VerticalStyle } from '../../../src/text/vertical/cells'
import { setColumns } from '../../../src/text/vertical/setColumns'
import { fakeMetrics } from '../fakeMetrics'

/** Squares of 100 px, so that lengths read as hundredths of an em. */
export const SQUARE_PX = 100
export const hundreds: VerticalStyle = {
  fontId: 'font-serif',
  sizePx: SQUARE_PX,
  bold: false,
  pitchEm: 1.66,
  trackingEm: 0,
}

export function columnsOf(text: string, squares = 1000, style: Partial<VerticalStyle> = {}): ColumnText {
  return setColumns(text, { ...hundreds, ...style }, squares * SQUARE_PX, fakeMetrics)
}

export function cellsOf(text: string, style: Partial<VerticalStyle> = {}): readonly PlacedCell[] {
  return columnsOf(text, 1000, style).columns[0]!.cells
}

/** Each cell's text and its distance to the next cell: ['日 100', '。 50', …]. */
export function advances(text: string, style: Partial<VerticalStyle> = {}): string[] {
  const cells = cellsOf(text, style)
  return cells.map((cell, at) => {
    const endPx = cells[at + 1]?.topPx ?? cell.topPx + cell.lengthPx
    return `${wordsOf(cell)} ${Math.round(endPx - cell.topPx)}`
  })
}

export function wordsInColumns({ columns, shown }: ColumnText): string[] {
  return columns.map(({ start, end }) => shown.slice(start, end))
}

function wordsOf({ runs }: PlacedCell): string {
  return runs.map(({ text }) => text).join('')
}
