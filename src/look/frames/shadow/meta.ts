import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 50, label: { en: 'Shadow', zh: '投影' } }
