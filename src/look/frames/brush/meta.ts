import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 110, label: { en: 'Brush', zh: '笔墨' } }
