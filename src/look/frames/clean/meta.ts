import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 10, label: { en: 'Clean', zh: '纯净' } }
