import type { FrameMeta } from '../frame'

export const meta: FrameMeta = { order: 80, label: { en: 'Polaroid', zh: '拍立得' } }
