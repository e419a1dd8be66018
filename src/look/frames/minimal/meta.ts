import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 40, label: { en: 'Minimal', zh: '极简' } }
