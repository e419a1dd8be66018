import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 60, label: { en: 'Rounded', zh: '圆角' } }
