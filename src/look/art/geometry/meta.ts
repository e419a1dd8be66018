import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 90, label: { en: 'Geometry', zh: '几何' } }
