import { basic } from '../templateRecipes'

export const template = basic({
  order: 10,
  label: { en: 'Minimal', zh: '极简' },
  aspectRatio: '16:9',
  frameStyle: 'minimal',
  ground: '#FFFFFF',
  frame: { rule: '#C8C8CE' },
  type: ['font-sans', 300, 'text-center', 40, 22, 18],
  inks: ['#18181B', '#52525B', '#3F3F46', '#18181B'],
  text: { trackingEm: -0.015 },
  marks: false,
})
