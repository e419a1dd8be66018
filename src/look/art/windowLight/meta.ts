import type { ArtFamilyMeta } from '../family'

export const meta: ArtFamilyMeta = { order: 70, label: { en: 'Window Light', zh: '窗影' } }
