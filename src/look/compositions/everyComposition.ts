import { byId } from '../../scene/features'
import type { CompositionId, FrameId } from '../ids'
import type { Composition } from './composition'
import { standsIn } from './index'

const EVERY_COMPOSITION: Readonly<Partial<Record<CompositionId, Composition>>> = byId(
  import.meta.glob<Composition>('./*/composition.ts', { import: 'composition', eager: true }),
)

/** The composition that a card is set in; null for the plain one, and where its frame does not take the chosen one. */
export function compositionOf(id: CompositionId, frame: FrameId): Composition | null {
  return standsIn(id, frame) ? (EVERY_COMPOSITION[id] ?? null) : null
}
