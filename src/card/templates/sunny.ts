import { weatherTemplate, type WeatherLook } from '../templateRecipes'

export const SUNNY: WeatherLook = {
  weather: 'sunny',
  label: { en: 'Sunny', zh: '晴' },
  frameStyle: 'clean',
  ground: 'bg-gradient-to-bl from-amber-300 to-amber-50',
  type: ['font-rounded', 'bold', 'text-left'],
  inks: ['#4A2A06', '#6E4512', '#7A5217', '#7A5217'],
}

export const template = weatherTemplate(SUNNY, { order: 130, aspectRatio: '16:9', contentPx: 44 })
