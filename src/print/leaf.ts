import type { Box } from '../scene/nodes'

/** A leaf of a desk calendar: the days it is of, and whose card it may show. */
export interface CalendarLeaf {
  days: readonly string[] // yyyy-mm-dd, of the month, or of the week
}

/** ISO 216, A5 lying. */
export const LEAF_MM = { width: 210, height: 148 } as const

/** In mm. The card has the shape of A6. */
const WITHIN = { marginMm: 10, cardWidthMm: 90.8, gapMm: 11 } as const

/** Where the card of a leaf stands. */
export function cardIn({ x, y, height }: Box): Box {
  const { marginMm, cardWidthMm } = WITHIN
  return { x: x + marginMm, y: y + marginMm, width: cardWidthMm, height: height - 2 * marginMm }
}

/** Where the days of a leaf stand: beside its card. */
export function besideCard({ x, y, width, height }: Box): Box {
  const { marginMm, cardWidthMm, gapMm } = WITHIN
  const left = x + marginMm + cardWidthMm + gapMm
  return {
    x: left,
    y: y + marginMm,
    width: x + width - marginMm - left,
    height: height - 2 * marginMm,
  }
}
