import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 90, label: { en: 'Film', zh: '胶片' } }
