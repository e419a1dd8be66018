import { weatherTemplate, type WeatherLook } from '../templateRecipes'

export const CLOUDY: WeatherLook = {
  weather: 'cloudy',
  label: { en: 'Cloudy', zh: '云' },
  frameStyle: 'clean',
  ground: 'bg-gradient-to-b from-[#BEC8D2] to-[#E9ECEF]',
  type: ['font-sans', 'bold', 'text-center'],
  inks: ['#1F2937', '#435061', '#1F2937', '#465160'],
}

export const template = weatherTemplate(CLOUDY, { order: 190, aspectRatio: '16:9', contentPx: 44 })
