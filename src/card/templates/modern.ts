import { basic } from '../templateRecipes'

export const template = basic({
  order: 40,
  label: { en: 'Modern', zh: '现代' },
  aspectRatio: '16:9',
  frameStyle: 'clean',
  ground: '#FFD43B',
  type: ['font-modern', 'bold', 'text-left', 56, 28, 20],
  inks: ['#111111', '#2B2610', '#111111', '#111111'],
  text: { trackingEm: -0.02 },
  card: { textPosition: 'top' },
  marks: false,
})
