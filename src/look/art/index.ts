import type { Label } from '../../language/languages'
import type { ArtOnCard } from './artOnCard'
import type { ArtChoice } from './choice'
import type { ArtFamily } from './family'

/** The families in their order in the editor. To add one, add its folder, a line here, one below and one in `paletteIds.ts`. */
export const ART_FAMILIES = {
  mountains: { label: { en: 'Mountains', zh: '山' } },
  moon: { label: { en: 'Moon', zh: '月' } },
  sea: { label: { en: 'Sea', zh: '海' } },
  branch: { label: { en: 'Branch', zh: '枝' } },
  pond: { label: { en: 'Pond', zh: '池' } },
  stars: { label: { en: 'Stars', zh: '星' } },
  windowLight: { label: { en: 'Window Light', zh: '窗影' } },
  lamps: { label: { en: 'Lamps', zh: '灯' } },
  geometry: { label: { en: 'Geometry', zh: '几何' } },
  flow: { label: { en: 'Flow', zh: '流光' } },
} satisfies Record<string, { label: Label }>

export type ArtFamilyId = keyof typeof ART_FAMILIES

/** Each family's code by itself, loaded for the first card that it paints. */
const FAMILY_CODE: Record<ArtFamilyId, () => Promise<ArtFamily>> = {
  mountains: () => import('./mountains/mountains').then(({ mountains }) => mountains),
  moon: () => import('./moon/moon').then(({ moon }) => moon),
  sea: () => import('./sea/sea').then(({ sea }) => sea),
  branch: () => import('./branch/branch').then(({ branch }) => branch),
  pond: () => import('./pond/pond').then(({ pond }) => pond),
  stars: () => import('./stars/stars').then(({ stars }) => stars),
  windowLight: () => import('./windowLight/windowLight').then(({ windowLight }) => windowLight),
  lamps: () => import('./lamps/lamps').then(({ lamps }) => lamps),
  geometry: () => import('./geometry/geometry').then(({ geometry }) => geometry),
  flow: () => import('./flow/flow').then(({ flow }) => flow),
}

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
