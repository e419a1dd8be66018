import { weatherTemplates } from '../templateRecipes'

export const template = weatherTemplates({
  order: 250,
  weather: 'dusk',
  label: { en: 'Dusk', zh: '暮' },
  frameStyle: 'clean',
  ground: 'bg-gradient-to-b from-[#241B4B] via-[#7B2F6B] to-[#E0685A]',
  type: ['font-serif', 'regular', 'text-left'],
  inks: ['#FFF7EC', '#F6DCCB', '#FFEBD0', '#FFE9D6'],
  text: { italic: true },
  card: { theme: 'dark' },
  contentPx: { '16:9': 38, '1:1': 34, '9:16': 35 },
})
