import { weatherTemplate, type WeatherLook } from '../templateRecipes'

export const SNOWY: WeatherLook = {
  weather: 'snowy',
  label: { en: 'Snowy', zh: '雪' },
  frameStyle: 'minimal',
  ground: 'bg-gradient-to-b from-[#98C5EF] to-[#DCEBF9]',
  frame: { rule: '#FFFFFF' },
  type: ['font-serif', 'regular', 'text-center'],
  inks: ['#12304D', '#2F4E6C', '#12304D', '#355573'],
}

export const template = weatherTemplate(SNOWY, { order: 220, aspectRatio: '16:9', contentPx: 44 })
