import type { MoodMeta } from '../mood'

export const meta: MoodMeta = { order: 20, label: { en: 'Rainy', zh: '雨' }, emoji: '🌧️' }
