import type { Label } from '../language/languages'

/** Portrait papers in mm: ISO 216 and ANSI A. To add one, add an entry here. */
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
