import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 50, label: { en: 'Pond', zh: '池' } }
