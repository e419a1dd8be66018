import { weatherTemplate, type WeatherLook } from '../templateRecipes'

export const DUSK: WeatherLook = {
  weather: 'dusk',
  label: { en: 'Dusk', zh: '暮' },
  frameStyle: 'clean',
  ground: 'bg-gradient-to-b from-[#241B4B] via-[#7B2F6B] to-[#E0685A]',
  type: ['font-serif', 'regular', 'text-left'],
  inks: ['#FFF7EC', '#F6DCCB', '#FFEBD0', '#FFE9D6'],
  text: { italic: true },
  card: { theme: 'dark' },
}

export const template = weatherTemplate(DUSK, { order: 250, aspectRatio: '16:9', contentPx: 38 })
