import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 70, label: { en: 'Glassmorphic', zh: '玻璃' } }
