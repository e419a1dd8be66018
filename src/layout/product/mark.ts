import type { LineGrid } from '../../text/paragraph'
import { authorMark, type AuthorMark } from '../quote/authorLine'
import type { ProductWords } from './words'
import { withMarkAbove, type Row } from './rows'

/**
 * The row with the frame's author mark (a short rule or a lozenge) above it, to separate it from the head.
 */
export function withFrameMark({ plan, align, inks }: ProductWords, row: Row, grid: LineGrid | null): Row {
  const mark: AuthorMark | null = grid || typeof plan.author !== 'string' ? null : authorMark(plan.author)
  if (!mark) return row
  return withMarkAbove(row, {
    heightPx: mark.heightPx,
    gapPx: mark.gapPx,
    draw: (at) => mark.draw(align, at, inks).nodes,
  })
}
