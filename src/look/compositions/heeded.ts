import type { CompositionId } from './importComposition'

/** Settings that a composition may have its own way in. */
export type TypeChoice = 'bold' | 'italic' | 'alignment' | 'sizes' | 'letterSpacing' | 'quotationMarks'

/** What changes a composition: the other choices rest. Without its code, which the panels come before. */
const HEEDED = {
  plain: ['bold', 'italic', 'alignment', 'sizes', 'letterSpacing', 'quotationMarks'],
  almanac: ['italic'],
  numeral: ['italic'],
  literati: ['italic'],
  vertical: [],
  facing: ['quotationMarks'],
  poster: ['italic'],
  editorial: ['italic'],
  manuscript: [],
  eightColumns: [],
  caption: ['quotationMarks'],
  postcard: ['quotationMarks'],
  ticket: [],
  whisper: [],
  verse: ['quotationMarks'],
} as const satisfies Record<CompositionId, readonly TypeChoice[]>

/** Whether a choice changes nothing in a composition. */
export function rests(choice: TypeChoice, composition: CompositionId): boolean {
  const heeded: readonly TypeChoice[] = HEEDED[composition]
  return !heeded.includes(choice)
}
