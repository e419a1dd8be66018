import { byId } from '../../scene/features'
import type { ArtFamilyId } from '../ids'
import type { ArtPalette } from './family'

const PALETTES = byId<ArtFamilyId, Record<string, ArtPalette>>(
  import.meta.glob<Record<string, ArtPalette>>('./*/palettes.ts', { import: 'PALETTES', eager: true }),
)

/** Does not load the family's code. */
export function paletteIdsOf(family: ArtFamilyId): string[] {
  return Object.keys(PALETTES[family])
}
