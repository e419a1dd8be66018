import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 20, label: { en: 'Moon', zh: '月' } }
