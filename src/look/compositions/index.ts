import { inOrder } from '../../scene/features'
import type { CompositionId, FrameId } from '../ids'
import type { CompositionMeta, TypeChoice } from './composition'

/** The compositions in their order in the editor, without their code. To add one, add its folder. */
export const COMPOSITIONS: Readonly<Record<CompositionId, CompositionMeta>> = inOrder(
  import.meta.glob<CompositionMeta>('./*/meta.ts', { import: 'meta', eager: true }),
)

/** Whether a composition stands in a frame. */
export function standsIn(composition: CompositionId, frame: FrameId): boolean {
  return COMPOSITIONS[composition].frames.includes(frame)
}

/** Whether a choice changes nothing in a composition. */
export function isDisabled(choice: TypeChoice, composition: CompositionId): boolean {
  return !COMPOSITIONS[composition].supports.includes(choice)
}

/** A composition with a frame that takes it: the clean one if the card's does not. */
export function withComposition(composition: CompositionId, frameStyle: FrameId): FrameAndComposition {
  return { composition, frameStyle: standsIn(composition, frameStyle) ? frameStyle : 'clean' }
}

/** A frame with a composition that it takes: the plain one if it refuses the card's. */
export function withFrame(frameStyle: FrameId, composition: CompositionId): FrameAndComposition {
  return { frameStyle, composition: standsIn(composition, frameStyle) ? composition : 'plain' }
}

interface FrameAndComposition {
  composition: CompositionId
  frameStyle: FrameId
}

export type { CompositionId }
