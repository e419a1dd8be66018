import { composed } from '../templateRecipes'

export const template = composed({
  order: 330,
  label: { en: 'Loud', zh: '大字' },
  aspectRatio: '4:5',
  composition: 'poster',
  ground: '#2128D6',
  font: 'font-sans',
  inks: ['#FFFFFF', '#FFFFFF', '#FFFFFF', '#FFE45C'],
  card: { theme: 'dark' },
})
