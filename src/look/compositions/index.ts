import type { Label } from '../../language/languages'
import type { FrameId } from '../frames/importFrame'
import type { Composition } from './composition'
import type { CompositionId } from './importComposition'
import { verse } from './verse'

/** Today's arrangement, which layout knows itself: quote, translation and author in the middle, small print at the foot. */
const PLAIN: { label: Label } = { label: { en: 'Plain', zh: '素版' } }

/** The compositions in their order in the editor. To add one, add its file, a line here and one in `importComposition.ts`. */
export const COMPOSITIONS = { plain: PLAIN, verse } satisfies Record<CompositionId, { label: Label }>

/** The composition that a card is set in; null for the plain one, and where its frame does not take the chosen one. */
export function compositionOf(id: CompositionId, frame: FrameId): Composition | null {
  const composition: Composition | { label: Label } = COMPOSITIONS[id]
  return 'compose' in composition && composition.frames.includes(frame) ? composition : null
}

export type { CompositionId }
