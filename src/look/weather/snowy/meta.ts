import { suitsMean, type MoodMeta } from '../mood'

export const meta: MoodMeta = {
  order: 40,
  label: { en: 'Snowy', zh: '雪' },
  emoji: '❄️',
  suits: (ground) =>
    ground.isGradient &&
    suitsMean(ground, { hueDeg: [225, 265], chroma: [0.02, 0.055], lightness: [0.86, 0.96] }),
}
