import type { MoodMeta } from '../mood'

export const meta: MoodMeta = { order: 40, label: { en: 'Snowy', zh: '雪' }, emoji: '❄️' }
