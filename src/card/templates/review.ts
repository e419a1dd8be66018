import { composed } from '../templateRecipes'

export const template = composed({
  order: 340,
  label: { en: 'Review', zh: '专栏' },
  aspectRatio: '3:4',
  composition: 'editorial',
  ground: '#FFE9D6',
  font: 'font-serif',
  inks: ['#221B17', '#5F5249', '#9B1B30', '#9B1B30'],
})
