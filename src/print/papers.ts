import type { Label } from '../language/languages'
import type { Box } from '../scene/nodes'

/** Portrait papers in mm: ISO 216 and ANSI A. */
export const PAPERS = {
  a4: { label: { en: 'A4', zh: 'A4' }, widthMm: 210, heightMm: 297, holdsTwice: false },
  a3: { label: { en: 'A3', zh: 'A3' }, widthMm: 297, heightMm: 420, holdsTwice: true },
  letter: { label: { en: 'Letter', zh: 'Letter' }, widthMm: 215.9, heightMm: 279.4, holdsTwice: false },
} as const satisfies Record<string, Paper>

interface Paper {
  label: Label
  widthMm: number
  heightMm: number
  holdsTwice: boolean // fits twice as many cards as A4, rotated by 90°
}

export type PaperId = keyof typeof PAPERS

export function paperSize(id: PaperId, isLying: boolean): { widthMm: number; heightMm: number } {
  const { widthMm, heightMm } = PAPERS[id]
  return isLying ? { widthMm: heightMm, heightMm: widthMm } : { widthMm, heightMm }
}

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
