import { weatherTemplates } from '../templateRecipes'

export const template = weatherTemplates({
  order: 190,
  weather: 'cloudy',
  label: { en: 'Cloudy', zh: '云' },
  frameStyle: 'clean',
  ground: 'bg-gradient-to-b from-[#BEC8D2] to-[#E9ECEF]',
  type: ['font-sans', 'bold', 'text-center'],
  inks: ['#1F2937', '#435061', '#1F2937', '#465160'],
  contentPx: { '16:9': 44, '1:1': 38, '9:16': 44 },
})
