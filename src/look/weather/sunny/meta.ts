import type { MoodMeta } from '../mood'

export const meta: MoodMeta = { order: 10, label: { en: 'Sunny', zh: '晴' }, emoji: '☀️' }
