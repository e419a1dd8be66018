import { suitsMean, type MoodMeta } from '../mood'

export const meta: MoodMeta = {
  order: 30,
  label: { en: 'Cloudy', zh: '云' },
  emoji: '☁️',
  suits: (ground) =>
    ground.isGradient &&
    suitsMean(ground, { hueDeg: [220, 275], chroma: [0.006, 0.02], lightness: [0.88, 0.96] }),
}
