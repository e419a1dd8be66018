import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 40, label: { en: 'Branch', zh: '枝' } }
