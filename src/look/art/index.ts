import type { Label } from '../../language/languages'
import type { ArtFamily } from './family'

/** The families in their order in the editor. To add one, add its folder, a line here and one below. */
export const ART_FAMILIES = {
  mountains: { en: 'Mountains', zh: '山' },
  moon: { en: 'Moon', zh: '月' },
  sea: { en: 'Sea', zh: '海' },
  branch: { en: 'Branch', zh: '枝' },
  pond: { en: 'Pond', zh: '池' },
  stars: { en: 'Stars', zh: '星' },
  windowLight: { en: 'Window Light', zh: '窗影' },
  lamps: { en: 'Lamps', zh: '灯' },
  geometry: { en: 'Geometry', zh: '几何' },
  flow: { en: 'Flow', zh: '流光' },
} satisfies Record<string, Label>

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

const come = new Map<ArtFamilyId, ArtFamily>()

/** A family whose code has come; null until then. */
export function artFamily(id: ArtFamilyId): ArtFamily | null {
  return come.get(id) ?? null
}

export async function bringArtFamily(id: ArtFamilyId): Promise<void> {
  come.set(id, await FAMILY_CODE[id]())
}
