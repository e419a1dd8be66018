import type { MoodMeta } from '../mood'

export const meta: MoodMeta = { order: 50, label: { en: 'Dusk', zh: '暮' }, emoji: '🌇' }
