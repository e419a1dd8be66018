import { composed } from '../templateRecipes'

export const template = composed({
  order: 400,
  label: { en: 'Celadon', zh: '留白' },
  aspectRatio: '9:16',
  composition: 'whisper',
  ground: 'bg-gradient-to-b from-[#B4C7BF] to-[#C3D0C4]',
  font: 'font-serif',
  inks: ['#17241F', '#2F443C', '#2F443C', '#9E2418'],
})
