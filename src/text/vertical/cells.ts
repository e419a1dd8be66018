import type { Box, TextRun } from '../../scene/nodes'
import { HAN } from '../faces'
import { runsOf } from '../direction'
import { type ShapedText, spanWidthPx } from '../shapedText'
import { COLUMN_MARKS } from '../characters'
import { cellRanges, type CellKind } from './marks'
import { markInkEm, middleEm } from './markInks'
import type { FontId } from '../fonts'

/** Across, 0 is the column's axis, left is negative; along, 0 is the cell's upper edge. */

export interface Cell {
  kind: CellKind
  start: number // [start, end) of its line
  end: number
  runs: readonly TextRun[]
  isTurned: boolean // drawn downwards, the letters' feet at the left
  x: number // first run's origin on its baseline
  y: number
  scaleX: number // about the axis, for two figures too wide
  lengthPx: number
}

/** em from the right and upper edge of the square */
const LOW_STOP = { right: 0.06, top: 0.08 }
const TALL_STOP = { right: 0.1, top: 0.06 }
const MOST_BLANK_EM = 0.12
const CORNER_BRACKETS = '「」『』〝〞〟'
const DOT_LENGTH_EM = 0.6
const WIDEST_FIGURES_EM = 0.98
const SQUARES = { squeezed: 0.5, apart: 0.06 } // em
const LATIN_GAP_EM = 0.22

export function squarePx({ faces }: ShapedText): number {
  return faces[HAN]!.font.sizePx
}

export function cellsOf(shaped: ShapedText, start: number, end: number): Cell[] {
  return cellRanges(shaped.segments, start, end).map((range) => {
    const runs = (range.kind === 'turned' ? runsOf : uprightRuns)(shaped, range.start, range.end)
    const cell: Cell = { ...range, runs, isTurned: false, x: 0, y: 0, scaleX: 1, lengthPx: squarePx(shaped) }
    return runs.length === 0 ? { ...cell, lengthPx: 0 } : PLACED[range.kind](cell, shaped)
  })
}

/** Upright text gets no direction, which would mirror brackets. */
function uprightRuns(shaped: ShapedText, start: number, end: number): TextRun[] {
  const runs: TextRun[] = []
  spanWidthPx(shaped, start, end, (run) => runs.push(run))
  return runs
}

const PLACED: Record<CellKind, (cell: Cell, shaped: ShapedText) => Cell> = {
  upright: placeUpright,
  stop(cell, shaped) {
    const px = squarePx(shaped)
    const [run] = cell.runs as [TextRun]
    const { text, font } = run
    const from = COLUMN_MARKS.lowStop.includes(text) ? LOW_STOP : TALL_STOP
    const ink = markInkEm(run)
    return {
      ...cell,
      x: (0.5 - from.right) * px - (ink.x + ink.width) * font.sizePx,
      y: from.top * px - ink.y * font.sizePx,
    }
  },
  // The blank half is above an opening mark and below a closing one, even in faces with narrow or centred
  // marks.
  open(cell, shaped) {
    const px = squarePx(shaped)
    const [run] = cell.runs as [TextRun]
    const { x, width } = markInkEm(run)
    const blankPx = widthOf(cell) - (x + width) * run.font.sizePx
    return turned(cell, markMiddlePx(cell, shaped), px - widthOf(cell) + tooMuchPx(blankPx, px))
  },
  close(cell, shaped) {
    const [run] = cell.runs as [TextRun]
    const blankPx = markInkEm(run).x * run.font.sizePx
    return turned(cell, markMiddlePx(cell, shaped), -tooMuchPx(blankPx, squarePx(shaped)))
  },
  rule(cell, shaped) {
    const lengthPx = squarePx(shaped) * (cell.end - cell.start)
    const [run] = cell.runs as [TextRun]
    const { y, height } = markInkEm(run)
    return { ...turned(cell, -(y + height / 2) * run.font.sizePx, (lengthPx - widthOf(cell)) / 2), lengthPx }
  },
  dot(cell, shaped) {
    const lengthPx = DOT_LENGTH_EM * squarePx(shaped)
    const [run] = cell.runs as [TextRun]
    const { font } = run
    const { x, y, width, height } = markInkEm(run)
    const middle = { x: (x + width / 2) * font.sizePx, y: (y + height / 2) * font.sizePx }
    return { ...cell, x: -middle.x, y: lengthPx / 2 - middle.y, lengthPx }
  },
  figures(cell, shaped) {
    const scaleX = Math.min(1, (WIDEST_FIGURES_EM * squarePx(shaped)) / widthOf(cell))
    return { ...placeUpright(cell, shaped), scaleX }
  },
  turned: (cell, shaped) => ({ ...turned(cell, middlePx(shaped), 0), lengthPx: widthOf(cell) }),
  space: (cell) => ({ ...cell, runs: [], lengthPx: widthOf(cell) }),
}

/** Returns the blank that exceeds the maximum around a bracket's content. */
function tooMuchPx(blankPx: number, px: number): number {
  return Math.max(0, blankPx - MOST_BLANK_EM * px)
}

/** Uses the bracket's own ink if symmetric; corner brackets are not. */
function markMiddlePx({ runs }: Cell, shaped: ShapedText): number {
  const [run] = runs as [TextRun]
  if (CORNER_BRACKETS.includes(run.text)) return middlePx(shaped)
  const { y, height } = markInkEm(run)
  return -(y + height / 2) * run.font.sizePx
}

function placeUpright(cell: Cell, shaped: ShapedText): Cell {
  return { ...cell, x: -widthOf(cell) / 2, y: squarePx(shaped) / 2 + middlePx(shaped) }
}

function turned(cell: Cell, middleAboveBaselinePx: number, y: number): Cell {
  return { ...cell, isTurned: true, x: -middleAboveBaselinePx, y }
}

function middlePx({ faces }: ShapedText): number {
  const { font } = faces[HAN]!
  return middleEm(font) * font.sizePx
}

function widthOf({ runs }: Cell): number {
  const last = runs.at(-1)
  return last ? last.x + last.widthPx - last.letterSpacingPx : 0
}

/** Tracking, a gap beside Latin, or an overlap where a blank half meets another mark. */
export function jointAfterPx(shaped: ShapedText, cell: Cell, next: Cell, trackingPx: number): number {
  const px = squarePx(shaped)
  const isBlankAfter = cell.kind === 'stop' || cell.kind === 'close'
  if (isBlankAfter && (next.kind === 'stop' || next.kind === 'close' || next.kind === 'open'))
    return px * (squeezedEm(cell, next, px) - 1)
  if (cell.kind === 'open' && next.kind === 'open') return -SQUARES.squeezed * px
  if (isBlankAfter || cell.kind === 'open' || cell.kind === 'space' || next.kind === 'space') return 0
  if ((cell.kind === 'turned') !== (next.kind === 'turned')) {
    const other = cell.kind === 'turned' ? next : cell
    return other.kind === 'upright' || other.kind === 'figures' ? LATIN_GAP_EM * px : trackingPx
  }
  return cell.kind === 'turned' ? 0 : trackingPx
}

/** Half a square, or more if ？ would touch a closing mark. */
function squeezedEm(cell: Cell, next: Cell, px: number): number {
  const [ink, nextInk] = [inkEm(cell, px), inkEm(next, px)]
  const areAbreast = ink.x < nextInk.x + nextInk.width && nextInk.x < ink.x + ink.width
  if (!areAbreast) return SQUARES.squeezed
  return Math.min(1, Math.max(SQUARES.squeezed, ink.y + ink.height + SQUARES.apart - nextInk.y))
}

/** Returns squares, from the axis and the upper edge. */
function inkEm({ runs: [run], isTurned, x, y }: Cell, px: number): Box {
  if (!run) return { x: 0, y: 0, width: 0, height: 0 }
  const em = run.font.sizePx / px
  const ink = markInkEm(run)
  const [left, top, right, bottom] = [ink.x, ink.y, ink.x + ink.width, ink.y + ink.height]
  return isTurned
    ? {
        x: x / px - bottom * em,
        y: y / px + left * em,
        width: (bottom - top) * em,
        height: (right - left) * em,
      }
    : { x: x / px + left * em, y: y / px + top * em, width: (right - left) * em, height: (bottom - top) * em }
}

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
