import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 120, label: { en: 'Pixel', zh: '像素' } }
