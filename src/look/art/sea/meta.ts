import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 30, label: { en: 'Sea', zh: '海' } }
