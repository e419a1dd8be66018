import type { FontId } from '../fonts'
import type { Cell } from './cells'

export interface VerticalStyle {
  fontId: FontId
  sizePx: number // Chinese; Latin follows by the pair's factors
  bold: boolean
  weight?: number // overrides the pair's regular or bold
  pitchEm: number // between column axes
  trackingEm: number
  isName?: boolean // as in a TypeStyle
}

export interface PlacedCell extends Cell {
  topPx: number // from the column's head
  startOffset: number // UTF-16 offsets [startOffset, endOffset) in the shown text
  endOffset: number
}

export interface Column {
  cells: readonly PlacedCell[]
  start: number // UTF-16 [start, end), trailing break included
  end: number
  hangingTopPx: number
  lengthPx: number // without hanging marks
  hangingEndPx: number
}

/** Columns run from right to left and have no position yet. */
export interface ColumnText {
  shown: string // with corner brackets for quotation marks
  columns: readonly Column[]
  style: VerticalStyle
  squarePx: number // not quite `style.sizePx` in a pixel face
  pitchPx: number
  cost: number // on the scale of `breakCosts.ts`
  truncated: boolean
  missing: readonly string[]
}
