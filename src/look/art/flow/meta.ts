import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 100, label: { en: 'Flow', zh: '流光' } }
