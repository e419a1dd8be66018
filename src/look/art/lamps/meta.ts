import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 80, label: { en: 'Lamps', zh: '灯' } }
