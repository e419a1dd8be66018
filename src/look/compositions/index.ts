import { inOrder } from '../../scene/features'
import type { CompositionId, FrameId } from '../ids'
import type { CompositionMeta, TypeChoice } from './composition'

/** Editor order. To add one, add its folder. */
export const COMPOSITIONS: Readonly<Record<CompositionId, CompositionMeta>> = inOrder(
  import.meta.glob<CompositionMeta>('./*/meta.ts', { import: 'meta', eager: true }),
)

export function standsIn(composition: CompositionId, frame: FrameId): boolean {
  return COMPOSITIONS[composition].frames.includes(frame)
}

export function isDisabled(choice: TypeChoice, composition: CompositionId): boolean {
  return !COMPOSITIONS[composition].supports.includes(choice)
}

/** Falls back to the clean frame if the card's does not support the composition. */
export function withComposition(composition: CompositionId, frameStyle: FrameId): FrameAndComposition {
  return { composition, frameStyle: standsIn(composition, frameStyle) ? frameStyle : 'clean' }
}

/** Falls back to the plain composition if the frame rejects the card's. */
export function withFrame(frameStyle: FrameId, composition: CompositionId): FrameAndComposition {
  return { frameStyle, composition: standsIn(composition, frameStyle) ? composition : 'plain' }
}

interface FrameAndComposition {
  composition: CompositionId
  frameStyle: FrameId
}

export type { CompositionId }
