import { byId } from '../../scene/features'
import type { CompositionId } from '../ids'
import type { Composition } from './composition'

const COMPOSITION_CODE: Readonly<Partial<Record<CompositionId, () => Promise<Composition>>>> = byId(
  import.meta.glob<Composition>('./*/composition.ts', { import: 'composition' }),
)

/** One composition's code: a page that shows one card loads no other. Null for the plain one, which is layout's own. */
export async function importComposition(id: CompositionId): Promise<Composition | null> {
  return (await COMPOSITION_CODE[id]?.()) ?? null
}
