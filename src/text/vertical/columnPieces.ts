import type { Piece } from '../lines'
import { latestEnd } from '../pieces'
import type { ShapedText } from '../shapedText'
import { type Cell, cellsOf, jointAfterPx } from './cells'
import { inkWidthPx } from '../paragraph'

export interface ColumnPiece extends Piece {
  cells: readonly Cell[]
  topsPx: readonly number[] // from the piece's start
}

const NONE = { opticalStartPx: 0, opticalEndPx: 0, trackingPx: 0 }

export function columnPieces(shaped: ShapedText, columnPx: number, trackingPx: number): ColumnPiece[] {
  const pieces: ColumnPiece[] = []
  for (const unit of shaped.segments.units) {
    const whole = measured(shaped, unit, trackingPx)
    if (inkWidthPx(whole) <= columnPx || unit.end === unit.start + 1) pieces.push(whole)
    else pieces.push(...partsOf(shaped, unit, columnPx, trackingPx))
  }
  return pieces.map((piece, at) => ({
    ...piece,
    jointPx: jointPx(shaped, piece, pieces[at + 1], trackingPx),
  }))
}

type Span = Pick<Piece, 'start' | 'end' | 'next' | 'breakCost'>

function measured(shaped: ShapedText, span: Span, trackingPx: number, startsLine = false): ColumnPiece {
  const { start, end, next, breakCost } = span
  const cells = cellsOf(shaped, start, end)
  const topsPx = [0]
  cells.forEach((cell, at) => {
    const following = cells[at + 1]
    const joint = following ? jointAfterPx(shaped, cell, following, trackingPx) : 0
    topsPx.push(topsPx[at]! + cell.lengthPx + joint)
  })
  const widthPx = topsPx[cells.length]!
  const head = cells.findIndex(({ kind }) => kind !== 'open')
  const foot = cells.findLastIndex(({ kind }) => kind !== 'stop' && kind !== 'close')
  const optical = head >= 0 && head <= foot ? hangingPx(cells, topsPx, head, foot) : {} // Marks alone do not hang.
  return { ...NONE, ...optical, start, end, next, widthPx, jointPx: 0, breakCost, startsLine, cells, topsPx }
}

function hangingPx(cells: readonly Cell[], topsPx: readonly number[], head: number, foot: number) {
  const hasMarksAfter = foot < cells.length - 1
  return {
    opticalStartPx: topsPx[head]!,
    opticalEndPx: hasMarksAfter ? topsPx[cells.length]! - topsPx[foot]! - cells[foot]!.lengthPx : 0,
  }
}

/** Spaces are as wide as in a line, or give way to the gap beside Latin. */
function jointPx(
  shaped: ShapedText,
  { cells, end, next }: ColumnPiece,
  following: ColumnPiece | undefined,
  trackingPx: number,
): number {
  const last = cells.at(-1)
  const first = following?.cells[0]
  if (!last || !first) return 0
  const joint = jointAfterPx(shaped, last, first, trackingPx)
  if (end === next) return joint
  const spacesPx = cellsOf(shaped, end, next).reduce((sum, { lengthPx }) => sum + lengthPx, 0)
  return (last.kind === 'turned') === (first.kind === 'turned') ? spacesPx : joint
}

const FIRST_GUESS = 16 // graphemes

/** Puts as much into each column as fits. */
function partsOf(shaped: ShapedText, unit: Span, columnPx: number, trackingPx: number): ColumnPiece[] {
  const parts: ColumnPiece[] = []
  let start = unit.start
  while (start < unit.end) {
    const from = start
    const partTo = (end: number) => {
      const isLast = end === unit.end
      const rest = isLast ? { next: unit.next, breakCost: unit.breakCost } : { next: end, breakCost: 0 }
      return measured(shaped, { start: from, end, ...rest }, trackingPx, from > unit.start)
    }
    const last = parts.at(-1)
    const guess = Math.min(unit.end, start + (last ? last.end - last.start : FIRST_GUESS))
    const part = partTo(latestEnd(start, unit.end, guess, (_, end) => inkWidthPx(partTo(end)) <= columnPx))
    parts.push(part)
    start = part.end
  }
  return parts
}
