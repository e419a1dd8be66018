import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 10, label: { en: 'Mountains', zh: '山' } }
