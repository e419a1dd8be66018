import type { Box } from '../scene/nodes'

export interface CalendarLeaf {
  days: readonly string[] // yyyy-mm-dd, of the month or week
}

/** ISO 216, A5 landscape. */
export const LEAF_MM = { width: 210, height: 148 } as const

/** In mm; the card has A6 proportions. */
const WITHIN = { marginMm: 10, cardWidthMm: 90.8, gapMm: 11 } as const

export function cardIn({ x, y, height }: Box): Box {
  const { marginMm, cardWidthMm } = WITHIN
  return { x: x + marginMm, y: y + marginMm, width: cardWidthMm, height: height - 2 * marginMm }
}

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
