import { weatherTemplates } from '../templateRecipes'

export const template = weatherTemplates({
  order: 220,
  weather: 'snowy',
  label: { en: 'Snowy', zh: '雪' },
  frameStyle: 'minimal',
  ground: 'bg-gradient-to-b from-[#98C5EF] to-[#DCEBF9]',
  frame: { rule: '#FFFFFF' },
  type: ['font-serif', 'regular', 'text-center'],
  inks: ['#12304D', '#2F4E6C', '#12304D', '#355573'],
  contentPx: { '16:9': 44, '1:1': 40, '9:16': 40 },
})
