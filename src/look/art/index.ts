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

/** A family's paintings by choice and date. */
type Paintings = (choice: ArtChoice, date: string) => ArtOnCard

const come = new Map<ArtFamilyId, { family: ArtFamily; paintings: Paintings }>()

/** A family whose code has come; null until then. */
export function artFamily(id: ArtFamilyId): ArtFamily | null {
  return come.get(id)?.family ?? null
}

/** The painting of a choice on a date; null until its family's code has come. */
export function artOnCard(choice: ArtChoice, date: string): ArtOnCard | null {
  return come.get(choice.family)?.paintings(choice, date) ?? null
}

/** Loads a family's code, once. */
export async function bringArtFamily(id: ArtFamilyId): Promise<void> {
  if (come.has(id)) return
  const [family, { paintingsOf }] = await Promise.all([FAMILY_CODE[id](), import('./artOnCard')])
  if (!come.has(id)) come.set(id, { family, paintings: paintingsOf(family) })
}

export type { ArtFamilyId }
