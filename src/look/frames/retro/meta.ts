import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 30, label: { en: 'Retro', zh: '复古' } }
