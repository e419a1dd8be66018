import { suitsMean, within, type MoodMeta } from '../mood'

export const meta: MoodMeta = {
  order: 10,
  label: { en: 'Sunny', zh: '晴' },
  emoji: '☀️',
  suits: (ground) =>
    suitsMean(ground, { hueDeg: [75, 105], chroma: [0.045, 0.14], lightness: [0.85, 1] }) &&
    ground.stops.some(({ chroma }) => within(chroma, [0.08, 1])),
}
