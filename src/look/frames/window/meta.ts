import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 20, label: { en: 'Window', zh: '窗口' } }
