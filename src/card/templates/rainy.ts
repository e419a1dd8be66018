import { weatherTemplate, type WeatherLook } from '../templateRecipes'

export const RAINY: WeatherLook = {
  weather: 'rainy',
  label: { en: 'Rainy', zh: '雨' },
  frameStyle: 'glassmorphic',
  ground: 'bg-gradient-to-b from-slate-600 to-[#7C93AD]',
  type: ['font-sans', 480, 'text-left'],
  inks: ['#101C2C', '#2A3B50', '#101C2C', '#2A3B50'],
  card: { shadow: 'md' },
  marks: true,
}

export const template = weatherTemplate(RAINY, { order: 160, aspectRatio: '16:9', contentPx: 44 })
