import { inOrder } from '../../scene/features'
import type { ArtFamilyId } from '../ids'
import type { ArtFamilyMeta } from './family'

/** Editor order. To add one, add its folder. */
export const ART_FAMILIES: Readonly<Record<ArtFamilyId, ArtFamilyMeta>> = inOrder(
  import.meta.glob<ArtFamilyMeta>('./*/meta.ts', { import: 'meta', eager: true }),
)

export type { ArtFamilyId }
