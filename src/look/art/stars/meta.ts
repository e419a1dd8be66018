import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 60, label: { en: 'Stars', zh: '星' } }
