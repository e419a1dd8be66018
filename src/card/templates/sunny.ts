import { weatherTemplates } from '../templateRecipes'

export const template = weatherTemplates({
  order: 130,
  weather: 'sunny',
  label: { en: 'Sunny', zh: '晴' },
  frameStyle: 'clean',
  ground: 'bg-gradient-to-bl from-amber-300 to-amber-50',
  type: ['font-rounded', 'bold', 'text-left'],
  inks: ['#4A2A06', '#6E4512', '#7A5217', '#7A5217'],
  contentPx: { '16:9': 44, '1:1': 40, '9:16': 40 },
})
