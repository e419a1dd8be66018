import { weatherTemplates } from '../templateRecipes'

export const template = weatherTemplates({
  order: 160,
  weather: 'rainy',
  label: { en: 'Rainy', zh: '雨' },
  frameStyle: 'glassmorphic',
  ground: 'bg-gradient-to-b from-slate-600 to-[#7C93AD]',
  type: ['font-sans', 480, 'text-left'],
  inks: ['#101C2C', '#2A3B50', '#101C2C', '#2A3B50'],
  card: { shadow: 'md' },
  marks: true,
  contentPx: { '16:9': 44, '1:1': 36, '9:16': 40 },
})
