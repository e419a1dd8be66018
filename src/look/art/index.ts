import { byId, inOrder } from '../../scene/features'
import type { ArtFamilyId } from '../ids'
import type { ArtOnCard } from './artOnCard'
import type { ArtChoice } from './choice'
import type { ArtFamily, ArtFamilyMeta } from './family'

/** The families in their order in the editor, without their code. To add one, add its folder. */
export const ART_FAMILIES: Readonly<Record<ArtFamilyId, ArtFamilyMeta>> = inOrder(
  import.meta.glob<ArtFamilyMeta>('./*/meta.ts', { import: 'meta', eager: true }),
)

/** Each family's code by itself, loaded for the first card that it paints. */
const FAMILY_CODE = byId<ArtFamilyId, () => Promise<ArtFamily>>(
  import.meta.glob<ArtFamily>('./*/family.ts', { import: 'family' }),
)

/** A family with its paintings. */
export interface Paintings {
  family: ArtFamily
  on: (choice: ArtChoice, date: string) => ArtOnCard
}

/** Loads a family's code. */
export async function importPaintings(id: ArtFamilyId): Promise<Paintings> {
  const [family, { paintingsOf }] = await Promise.all([FAMILY_CODE[id](), import('./artOnCard')])
  return { family, on: paintingsOf(family) }
}

export type { ArtFamilyId }
