import { composed } from '../templateRecipes'

export const template = composed({
  order: 280,
  label: { en: 'Almanac', zh: '黄历' },
  aspectRatio: '3:4',
  composition: 'almanac',
  ground: '#FBF5E6',
  font: 'font-serif',
  inks: ['#221A14', '#5E5145', '#5E5145', '#B3231A'],
})
