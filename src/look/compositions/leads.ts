import type { LanguageId } from '../../language/languages'
import type { CompositionId } from './importComposition'

/** The language that a composition sets first and largest where its card leaves it open; null: as the words are written. */
export const LED_BY = {
  plain: null,
  almanac: 'zh',
  numeral: 'en',
  literati: 'zh',
  vertical: 'zh',
  facing: 'en',
  poster: null,
  editorial: null,
  manuscript: 'zh',
  eightColumns: 'zh',
  caption: 'zh',
  postcard: 'zh',
  ticket: null,
  whisper: 'zh',
  verse: 'en',
} as const satisfies Record<CompositionId, LanguageId | null>
