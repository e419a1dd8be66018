import type { FontId } from '../fonts'
import type { Cell } from './cells'

/** How a text is set in columns. */
export interface VerticalStyle {
  fontId: FontId
  sizePx: number // of a Chinese character; Latin follows by the pair's factors
  bold: boolean
  weight?: number // overrides the pair's regular or bold
  pitchEm: number // from the axis of a column to that of the next
  trackingEm: number // between characters
}

/** A cell in its place in a column. */
export interface PlacedCell extends Cell {
  topPx: number // from the column's head
  startOffset: number // UTF-16 offsets [startOffset, endOffset) in the shown text
  endOffset: number
}

/** One column; 0 is its head, where all columns begin. */
export interface Column {
  cells: readonly PlacedCell[]
  start: number // UTF-16 offsets into the shown text: [start, end) is this column, its trailing break included
  end: number
  hangingTopPx: number // how far marks hang above the head, ≥ 0
  lengthPx: number // from the head to the last character, without marks that hang
  hangingEndPx: number // how far marks hang below that, ≥ 0
}

/** A text set in columns from right to left, without a position. */
export interface ColumnText {
  shown: string // the typographic text, with corner brackets for quotation marks
  columns: readonly Column[]
  style: VerticalStyle
  squarePx: number // side of a character's square, in a face drawn in pixels not quite `style.sizePx`
  pitchPx: number
  cost: number // of its breaks, on the scale of `breakCosts.ts`
  truncated: boolean // ended by an ellipsis
  missing: readonly string[] // characters no face of ours has
}
