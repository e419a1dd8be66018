import { suitsMean, type MoodMeta } from '../mood'

export const meta: MoodMeta = {
  order: 20,
  label: { en: 'Rainy', zh: '雨' },
  emoji: '🌧️',
  suits: (ground) => suitsMean(ground, { hueDeg: [235, 275], chroma: [0.02, 0.075], lightness: [0.4, 0.72] }),
}
