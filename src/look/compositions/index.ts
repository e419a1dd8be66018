import type { Label } from '../../language/languages'
import type { FrameId } from '../ids'
import type { Composition } from './composition'
import type { CompositionId } from './importComposition'
import { caption } from './caption/caption'
import { facing } from './facing/facing'
import { almanac } from './day/almanac'
import { numeral } from './day/numeralCard'
import { literati } from './day/brushDay'
import { vertical } from './vertical'
import { editorial } from './editorial/editorial'
import { postcard } from './postcard/postcard'
import { eightColumns } from './letter/eightColumns'
import { manuscript } from './letter/manuscript'
import { poster } from './poster/poster'
import { ticket } from './ticket/ticket'
import { verse } from './verse/verse'
import { whisper } from './whisper'

/** Today's arrangement, which layout knows itself: quote, translation and author in the middle, small print at the foot. */
const PLAIN: { label: Label } = { label: { en: 'Plain', zh: '素版' } }

/** The compositions in their order in the editor. To add one, add its file, a line here and one in `importComposition.ts`. */
export const COMPOSITIONS = {
  plain: PLAIN,
  almanac,
  numeral,
  literati,
  vertical,
  facing,
  poster,
  editorial,
  manuscript,
  eightColumns,
  caption,
  postcard,
  ticket,
  whisper,
  verse,
} satisfies Record<CompositionId, { label: Label }>

/** The composition that a card is set in; null for the plain one, and where its frame does not take the chosen one. */
export function compositionOf(id: CompositionId, frame: FrameId): Composition | null {
  const composition: Composition | { label: Label } = COMPOSITIONS[id]
  return 'compose' in composition && composition.frames.includes(frame) ? composition : null
}

/** A composition with a frame that takes it: the clean one if the card's does not. */
export function withComposition(composition: CompositionId, frameStyle: FrameId): FrameAndComposition {
  return { composition, frameStyle: takes(composition, frameStyle) ? frameStyle : 'clean' }
}

/** A frame with a composition that it takes: the plain one if it refuses the card's. */
export function withFrame(frameStyle: FrameId, composition: CompositionId): FrameAndComposition {
  return { frameStyle, composition: takes(composition, frameStyle) ? composition : 'plain' }
}

interface FrameAndComposition {
  composition: CompositionId
  frameStyle: FrameId
}

function takes(composition: CompositionId, frame: FrameId): boolean {
  return composition === 'plain' || compositionOf(composition, frame) !== null
}

export type { CompositionId }
