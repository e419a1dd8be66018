import type { MoodMeta } from '../mood'

export const meta: MoodMeta = { order: 30, label: { en: 'Cloudy', zh: '云' }, emoji: '☁️' }
