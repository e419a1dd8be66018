import { within, type MoodMeta } from '../mood'

export const meta: MoodMeta = {
  order: 50,
  label: { en: 'Dusk', zh: '暮' },
  emoji: '🌇',
  suits: ({ stops }) => {
    const [first, last] = [stops[0], stops.at(-1)]
    return (
      first !== undefined &&
      last !== undefined &&
      stops.some(({ chroma, hueDeg }) => chroma >= 0.06 && within(hueDeg, [275, 345])) &&
      last.chroma >= 0.09 &&
      within(last.hueDeg, [10, 75]) &&
      first.lightness <= 0.5
    )
  },
}
