import type { CompositionId } from './importComposition'

/** Settings that a composition may have its own way in. */
export type TypeChoice =
  'bold' | 'italic' | 'alignment' | 'sizes' | 'letterSpacing' | 'quotationMarks' | 'pinyin'

/** What changes a composition: the other choices rest. Without its code, which the panels come before. */
const HEEDED = {
  plain: ['bold', 'italic', 'alignment', 'sizes', 'letterSpacing', 'quotationMarks', 'pinyin'],
  almanac: ['italic', 'pinyin'],
  numeral: ['italic', 'pinyin'],
  literati: ['italic', 'pinyin'],
  vertical: [],
  facing: ['quotationMarks', 'pinyin'],
  poster: ['italic', 'pinyin'],
  editorial: ['italic', 'pinyin'],
  manuscript: [],
  eightColumns: [],
  caption: ['quotationMarks', 'pinyin'],
  postcard: ['quotationMarks', 'pinyin'],
  ticket: ['pinyin'],
  whisper: ['pinyin'],
  verse: ['quotationMarks', 'pinyin'],
} as const satisfies Record<CompositionId, readonly TypeChoice[]>

/** Whether a choice changes nothing in a composition. */
export function rests(choice: TypeChoice, composition: CompositionId): boolean {
  const heeded: readonly TypeChoice[] = HEEDED[composition]
  return !heeded.includes(choice)
}
